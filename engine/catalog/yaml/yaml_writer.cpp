#include "catalog/yaml/yaml_writer.hpp"

#include <yaml-cpp/yaml.h>

namespace cardwright {
namespace {

void write(YAML::Emitter& out, const Node& node) {
    switch (node.kind) {
        case Node::Kind::nothing:
            out << YAML::Null;
            break;
        case Node::Kind::scalar:
            if (node.quoted) out << YAML::DoubleQuoted;
            out << node.text;
            break;
        case Node::Kind::list:
            out << YAML::Flow << YAML::BeginSeq;
            for (const Node& child : node.children) write(out, child);
            out << YAML::EndSeq;
            break;
        case Node::Kind::map:
            out << YAML::BeginMap;
            for (const Node& child : node.children) {
                out << YAML::Key << child.key << YAML::Value;
                write(out, child);
            }
            out << YAML::EndMap;
            break;
    }
}

}  // namespace

std::string to_yaml(const Node& tree) {
    YAML::Emitter out;
    write(out, tree);
    return std::string{out.c_str(), out.size()} + "\n";
}

}  // namespace cardwright
