#include "catalog/read/shapes.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "catalog/read/shape_tables.hpp"

namespace cardwright {

const ShapeKey* Shape::find(std::string_view key) const noexcept {
    const auto found = std::find_if(keys.begin(), keys.end(),
                                    [&](const ShapeKey& each) { return each.name == key; });
    return found == keys.end() ? nullptr : &*found;
}

const std::vector<Shape>& all_shapes() {
    static const std::vector<Shape> all = [] {
        std::vector<Shape> shapes;
        for (auto part : {file_shapes(), declaration_shapes(), flow_shapes()}) {
            for (Shape& each : part) shapes.push_back(std::move(each));
        }
        return shapes;
    }();
    return all;
}

const Shape& shape(std::string_view name) {
    for (const Shape& each : all_shapes()) {
        if (each.name == name) return each;
    }
    throw std::logic_error{"no shape is called " + std::string{name}};
}

}  // namespace cardwright
