/// The header `Accept`, `Accept-Encoding` or `Accept-Language` (RFC 9110, section 12.5): names, each with a weight.
struct AcceptHeader: Sendable {
    private var weights: [(name: Substring, weight: Double)] = []

    /// Reads a header; what is malformed is skipped. At most 32 entries are looked at.
    init(_ text: String?) {
        for entry in (text ?? "").split(separator: ",").prefix(32) {
            let parts = entry.split(separator: ";").map { $0.drop { $0 == " " || $0 == "\t" } }
            guard let name = parts.first?.prefix(while: { $0 != " " && $0 != "\t" }), !name.isEmpty else { continue }
            var weight = 1.0
            for parameter in parts.dropFirst() where parameter.prefix(2).lowercased() == "q=" {
                weight = Double(parameter.dropFirst(2).prefix { $0 != " " }) ?? 0
            }
            weights.append((name, weight.isFinite ? min(max(weight, 0), 1) : 0))
        }
    }
}

extension AcceptHeader {
    /// The names with a weight above 0, the ones that are wanted most first; equal ones are in the order of the header. The wildcard
    /// is none.
    var namesByWeight: [Substring] {
        let wanted = weights.enumerated().filter { $0.element.weight > 0 && $0.element.name != "*" }
        return wanted.sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element.name)
    }

    /// Whether a name stands in the header itself, not only through a wildcard, with a weight above 0.
    func names(_ name: String) -> Bool {
        weights.contains { $0.name.lowercased() == name && $0.weight > 0 }
    }

    /// How much a content coding is wanted, from 0 to 1: by its name, or else by `*`; 0 if neither is there.
    func weight(ofCoding name: String) -> Double {
        for entry in weights where entry.name.lowercased() == name { return entry.weight }
        return weights.first { $0.name == "*" }?.weight ?? 0
    }
}
