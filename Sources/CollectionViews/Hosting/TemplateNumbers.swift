/// The templates that the host knows, by their numbers.
struct TemplateNumbers {
    private var templates: [ViewTemplate] = []
    private var index = LinearMap<Int, [Int]>()

    /// The number of a template, and whether it is new.
    mutating func number(of template: ViewTemplate) -> (number: Int, isNew: Bool) {
        var key = template.nodes.count
        for node in template.nodes {
            key = key &* 31 &+ Int(node.element.rawValue) &* 7 &+ node.childCount &* 3 &+ node.styleClasses.count
        }
        for candidate in index[key] ?? [] where templates[candidate] == template { return (candidate, false) }
        let number = templates.count
        templates.append(template)
        index.update(key, default: []) { $0.append(number) }
        return (number, true)
    }
}
