import CollectionGeometry

/// The condition of an `@container` rule: comparisons of the width and the height of the screen around an element, such as
/// `screen (18rem <= height < 26rem) and (width < 20rem)`.
///
/// `screen` is the only container that the style sheets name. In contrast to those of `@media`, lengths in rem follow the size of the
/// user's text.
struct ContainerCondition: Sendable {
    private var comparisons: [Comparison] = []

    private struct Comparison: Sendable {
        let feature: Feature
        let relation: Relation
        let number: Double
        let isRem: Bool
    }

    private enum Feature: String {
        case width, height
    }

    private enum Relation: String {
        case less = "<"
        case atMost = "≤"
        case greater = ">"
        case atLeast = "≥"

        /// The relation of the right side to the left one.
        var mirrored: Relation {
            switch self {
            case .less: .greater
            case .atMost: .atLeast
            case .greater: .less
            case .atLeast: .atMost
            }
        }
    }

    /// Reads what stands between `@container` and the braces; `nil` if it is of another sort.
    init?(_ query: Substring) {
        let parts = query.split(separator: "(", omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].trimmed == "screen" else { return nil }
        for (index, part) in parts.enumerated().dropFirst() {
            guard let end = part.firstIndex(of: ")") else { return nil }
            let connection = part[part.index(after: end)...].trimmed
            guard connection == (index + 1 < parts.count ? "and" : ""), read(part[..<end]) else { return nil }
        }
    }

    /// Whether the condition holds.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in points.
    ///   - rem: The size of the root's type, in points.
    func holds(in size: Size, rem: Double) -> Bool {
        comparisons.allSatisfy { comparison in
            let value = comparison.feature == .width ? size.width : size.height
            let bound = comparison.number * (comparison.isRem ? rem : 1)
            return switch comparison.relation {
            case .less: value < bound
            case .atMost: value <= bound
            case .greater: value > bound
            case .atLeast: value >= bound
            }
        }
    }

    /// Reads what is in parentheses: `min-width: 20rem`, `width < 20rem`, `20rem > width` or `18rem <= height < 26rem`. Returns `false` if
    /// it is of another sort.
    private mutating func read(_ text: Substring) -> Bool {
        var spaced = text
        for (sign, word) in [("<=", "≤"), (">=", "≥"), ("<", "<"), (">", ">"), (":", ":")] {
            spaced = spaced.replacing(sign, with: " \(word) ")
        }
        let words = spaced.split(separator: " ")
        switch words.count {
        case 3 where words[0].hasPrefix("min-") && words[1] == ":":
            return compare(words[0].dropFirst("min-".count), .atLeast, words[2])
        case 3 where words[0].hasPrefix("max-") && words[1] == ":":
            return compare(words[0].dropFirst("max-".count), .atMost, words[2])
        case 3:
            guard let relation = Relation(rawValue: String(words[1])) else { return false }
            return compare(words[0], relation, words[2]) || compare(words[2], relation.mirrored, words[0])
        case 5:
            guard let first = Relation(rawValue: String(words[1])), let second = Relation(rawValue: String(words[3]))
            else { return false }
            return compare(words[2], first.mirrored, words[0]) && compare(words[2], second, words[4])
        default:
            return false
        }
    }

    /// Adds a comparison. Returns `false` if there is no such feature, or the length is not in rem or pixels.
    private mutating func compare(_ name: Substring, _ relation: Relation, _ length: Substring) -> Bool {
        let isRem = length.hasSuffix("rem")
        guard let feature = Feature(rawValue: String(name)), isRem || length.hasSuffix("px"),
            let number = Double(length.dropLast(isRem ? 3 : 2))
        else { return false }
        comparisons.append(Comparison(feature: feature, relation: relation, number: number, isRem: isRem))
        return true
    }
}
