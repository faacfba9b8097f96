/// Evaluates the lengths and numbers of a style sheet: `1rem`, `var(--space-4)`, `calc(2.25rem + var(--safe-bottom))`.
struct StyleExpression {
    /// The size of the root's type, in points.
    let rem: Double
    /// The size of the element's own type, in points.
    var em: Double
    /// The width of the window, in points.
    let windowWidth: Double
    /// The value of a custom property, as text.
    let variable: (Substring) -> Substring?
    private var text = Substring()
    private var depth = 0

    init(rem: Double, windowWidth: Double, variable: @escaping (Substring) -> Substring?) {
        self.rem = rem
        em = rem
        self.windowWidth = windowWidth
        self.variable = variable
    }

    /// The value in points, or as a number without unit; `nil` for what depends on more than the window, such as a
    /// percentage.
    mutating func value(of expression: Substring) -> Double? {
        guard depth < 8 else { return nil }
        let outer = text
        defer {
            text = outer
            depth -= 1
        }
        depth += 1
        text = expression
        guard let value = sum(), value.isFinite else { return nil }
        skipSpaces()
        return text.isEmpty ? value : nil
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while true {
            skipSpaces()
            if take("+") {
                guard let next = product() else { return nil }
                value += next
            } else if text.hasPrefix("- "), take("-") {
                guard let next = product() else { return nil }
                value -= next
            } else {
                return value
            }
        }
    }

    private mutating func product() -> Double? {
        guard var value = term() else { return nil }
        while true {
            skipSpaces()
            if take("*") {
                guard let next = term() else { return nil }
                value *= next
            } else if take("/") {
                guard let next = term() else { return nil }
                value /= next
            } else {
                return value
            }
        }
    }

    private mutating func term() -> Double? {
        skipSpaces()
        if take("calc(") || take("(") { return closed(sum()) }
        if take("var(") {
            guard let end = closing() else { return nil }
            let parts = text[..<end].split(separator: ",", maxSplits: 1)
            text = text[end...].dropFirst()
            guard let name = parts.first else { return nil }
            if let found = variable(name.trimmed), let value = value(of: found) { return value }
            return parts.count > 1 ? value(of: parts[1].trimmed) : nil
        }
        if take("env(") {
            guard let end = closing() else { return nil }
            text = text[end...].dropFirst()
            return 0
        }
        for (name, combine) in [("max(", { max($0, $1) }), ("min(", { min($0, $1) })]
            as [(String, (Double, Double) -> Double)]
        where take(name) {
            guard var value = sum() else { return nil }
            while take(",") {
                guard let next = sum() else { return nil }
                value = combine(value, next)
            }
            return closed(value)
        }
        return number()
    }

    private mutating func number() -> Double? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        let literal =
            digits.hasPrefix(".") ? "0" + digits : digits.hasPrefix("-.") ? "-0" + digits.dropFirst() : String(digits)
        guard let value = Double(literal) else { return nil }
        text = text.dropFirst(digits.count)
        let unit = text.prefix { $0.isLetter || $0 == "%" }
        text = text.dropFirst(unit.count)
        switch unit {
        case "", "px", "s": return value
        case "rem": return value * rem
        case "em": return value * em
        case "vw": return value * windowWidth / 100
        default: return nil
        }
    }

    private mutating func closed(_ value: Double?) -> Double? {
        skipSpaces()
        return take(")") ? value : nil
    }

    private mutating func take(_ prefix: String) -> Bool {
        guard text.hasPrefix(prefix) else { return false }
        text = text.dropFirst(prefix.count)
        return true
    }

    private mutating func skipSpaces() { text = text.drop { $0.isWhitespace } }

    /// The place of the parenthesis that closes the one before the text.
    private func closing() -> Substring.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}

extension Substring {
    /// The text without white space at its ends.
    var trimmed: Substring {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
