#include "cardwright/annotate/documents.hpp"

#include "cardwright/annotate/annotations.hpp"
#include "cardwright/annotate/json_schema.hpp"
#include "cardwright/annotate/reference_pages.hpp"

namespace cardwright::tool {

std::map<std::string, std::string> made_documents() {
    std::map<std::string, std::string> documents;
    documents["api/cardwright.lua"] = annotations({}, documents_command);
    for (auto& [name, text] : reference_pages()) documents["reference/" + name] = std::move(text);
    for (auto& [name, text] : json_schemas()) documents["schema/" + name] = std::move(text);
    return documents;
}

}  // namespace cardwright::tool
