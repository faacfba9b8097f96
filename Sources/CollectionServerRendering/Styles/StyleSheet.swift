/// The part of a style sheet that determines the sizes of boxes, read once for all renderings.
///
/// ```swift
/// let styleSheet = StyleSheet(css)
/// ```
///
/// It is no browser: it reads rules for classes, alone or with classes of their ancestors, inside and outside of
/// `@media` with a width and of `@container screen` with a width or a height, and from them padding, gaps, fixed lengths and the
/// direction of flexible boxes. It ignores everything else, so that a box measured with it may be off by some points.
public struct StyleSheet: Sendable {
    /// Classes that one element has.
    struct Compound: Sendable {
        let classes: [String]
        /// Whether the element is the parent of the one before, and not only an ancestor.
        let isParent: Bool
    }

    /// Declarations for elements that a selector matches.
    struct Rule: Sendable {
        /// The classes of the element itself.
        let classes: [String]
        /// What its ancestors must have, from the innermost.
        let ancestors: [Compound]
        /// The widths of the window for which it holds, in points.
        let widths: ClosedRange<Double>
        /// The conditions of the screen around the element that must all hold.
        let containerConditions: [ContainerCondition]
        let specificity: Int
        let declarations: [(name: String, value: String)]
    }

    /// The rules by one class of their element, in the order in which they take effect.
    private(set) var rules: [String: [(order: Int, rule: Rule)]] = [:]
    /// The custom properties of the root.
    private(set) var variables: [String: String] = [:]
    private var ruleCount = 0

    /// Reads a style sheet.
    ///
    /// - Parameter css: The text. What cannot be read is omitted.
    /// - Complexity: O(*n*) in the number of characters.
    public init(_ css: String) {
        read(Self.withoutComments(css)[...], widths: 0...Double.greatestFiniteMagnitude, [])
    }

    private mutating func read(
        _ css: Substring, widths: ClosedRange<Double>, _ containerConditions: [ContainerCondition]
    ) {
        var rest = css
        while let open = rest.firstIndex(of: "{") {
            var depth = 1
            var end = rest.index(after: open)
            while end < rest.endIndex {
                if rest[end] == "{" { depth += 1 }
                if rest[end] == "}" { depth -= 1 }
                if depth == 0 { break }
                end = rest.index(after: end)
            }
            // A statement such as `@import` ends before the selector begins.
            let head = (rest[..<open].split(separator: ";").last ?? "").trimmed
            let body = rest[rest.index(after: open)..<end]
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
            if head.hasPrefix("@media") {
                if let range = Self.widths(head) { read(body, widths: range, containerConditions) }
            } else if head.hasPrefix("@container") {
                guard let condition = ContainerCondition(head.dropFirst("@container".count)) else { continue }
                read(body, widths: widths, containerConditions + [condition])
            } else if !head.hasPrefix("@") {
                add(head, Self.declarations(body), widths, containerConditions)
            }
        }
    }

    private mutating func add(
        _ selectors: Substring, _ declarations: [(name: String, value: String)], _ widths: ClosedRange<Double>,
        _ containerConditions: [ContainerCondition]
    ) {
        for selector in selectors.split(separator: ",").map({ $0.trimmed }) {
            if selector == ":root" {
                // An element cannot be in a container of its own.
                guard containerConditions.isEmpty else { continue }
                for (name, value) in declarations where name.hasPrefix("--") { variables[name] = value }
                continue
            }
            guard let compounds = Self.compounds(selector), let last = compounds.first else { continue }
            ruleCount += 1
            let rule = Rule(
                classes: last.classes, ancestors: Array(compounds.dropFirst()), widths: widths,
                containerConditions: containerConditions,
                specificity: compounds.reduce(0) { $0 + $1.classes.count }, declarations: declarations)
            rules[last.classes[0], default: []].append((ruleCount, rule))
        }
    }

    /// The parts of a selector, from the last; `nil` if it is of another sort.
    private static func compounds(_ selector: Substring) -> [Compound]? {
        var compounds: [Compound] = []
        var isParent = false
        let spaced = selector.replacing(">", with: " > ")
        for word in spaced.split(separator: " ").reversed() {
            if word == ">" {
                isParent = true
                continue
            }
            guard word.hasPrefix("."), word.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
                return nil
            }
            compounds.append(Compound(classes: word.split(separator: ".").map { String($0) }, isParent: isParent))
            isParent = false
        }
        return compounds
    }

    private static func declarations(_ body: Substring) -> [(name: String, value: String)] {
        body.split(separator: ";").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (String(parts[0].trimmed), String(parts[1].trimmed))
        }
    }

    /// The widths that a media query names; `nil` if it names something else, or if no width meets it.
    private static func widths(_ query: Substring) -> ClosedRange<Double>? {
        var range = 0...Double.greatestFiniteMagnitude
        let conditions = query.dropFirst("@media".count).split(separator: "(").dropFirst(query.contains("(") ? 0 : 1)
        for condition in conditions where condition.contains(")") {
            let text = condition.prefix { $0 != ")" }
            let parts = text.split(whereSeparator: { $0 == ":" || $0 == "<" || $0 == ">" || $0 == "=" }).map(\.trimmed)
            guard parts.count == 2, parts[1].hasSuffix("px") || parts[1].hasSuffix("rem") else { return nil }
            let isRem = parts[1].hasSuffix("rem")
            guard let number = Double(parts[1].dropLast(isRem ? 3 : 2)) else { return nil }
            let length = isRem ? number * 16 : number
            switch (parts[0], text.contains("<"), text.contains(">")) {
            case ("min-width", _, _), ("width", false, true):
                guard length <= range.upperBound else { return nil }
                range = length...range.upperBound
            case ("max-width", _, _), ("width", true, false):
                guard length >= range.lowerBound else { return nil }
                range = range.lowerBound...length
            default: return nil
            }
        }
        return query.contains("(") ? range : nil
    }

    private static func withoutComments(_ css: String) -> String {
        var text = ""
        var rest = css[...]
        while let start = rest.firstRange(of: "/*") {
            text += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return text }
            rest = rest[end.upperBound...]
        }
        return text + rest
    }
}
