/// A statement in SQL whose values are bound, never written into its text.
///
/// ```swift
/// let query: StoreQuery = "SELECT title FROM page WHERE id = \(id)"
/// ```
///
/// Whatever is interpolated is a value. Its type is that of the expression that it is compared with or stored in. Where there
/// is none, as in `CASE … THEN \(score)`, PostgreSQL takes it for a text, so write `CAST(\(score) AS BIGINT)`.
///
/// Names that are not quoted are the same in upper and lower case in every dialect, and ``StoreRow`` finds columns in any
/// case. A name that was quoted when its table was made, such as those of the store's own tables, is written as
/// `\(name: "pageId")`.
///
/// Name the columns rather than to write `SELECT *`: while servers are replaced one after the other, a new one may add a
/// column to a table for which an old one has prepared its statements.
public struct StoreQuery: Sendable, ExpressibleByStringInterpolation {
    /// A piece of a statement.
    enum Fragment: Sendable {
        case text(String)
        case value(StoreValue)
    }

    /// The pieces in order.
    private(set) var fragments: [Fragment]

    fileprivate init(fragments: [Fragment]) {
        self.fragments = fragments
    }

    /// Creates a statement without values.
    public init(stringLiteral text: String) {
        fragments = [.text(text)]
    }

    /// Creates a statement from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        fragments = stringInterpolation.fragments
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var fragments: [Fragment] = []

        /// Prepares for the pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            fragments.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds text of the statement.
        public mutating func appendLiteral(_ literal: String) {
            fragments.append(.text(literal))
        }

        /// Adds a value that is bound.
        public mutating func appendInterpolation(_ value: some StoreValueConvertible) {
            fragments.append(.value(value.storeValue))
        }

        /// Adds a value that is bound, or null.
        public mutating func appendInterpolation(_ value: (some StoreValueConvertible)?) {
            fragments.append(.value(value.storeValue))
        }

        /// Adds values that are bound, in parentheses, as `IN` takes them. Without values it is `(NULL)`, which nothing
        /// is in.
        public mutating func appendInterpolation(list values: [some StoreValueConvertible]) {
            let items = values.isEmpty ? ["NULL"] : values.map { StoreQuery(fragments: [.value($0.storeValue)]) }
            fragments += StoreQuery(fragments: [.text("(")]).fragments + items.joined(separator: ", ").fragments
            fragments.append(.text(")"))
        }

        /// Adds another statement or a part of one, with its values.
        public mutating func appendInterpolation(_ query: StoreQuery) {
            fragments += query.fragments
        }

        /// Adds text of the statement that a constant holds, such as the columns that a record is read from.
        public mutating func appendInterpolation(text: StaticString) {
            fragments.append(.text("\(text)"))
        }

        /// Adds the name of a table or column, quoted.
        public mutating func appendInterpolation(name: StaticString) {
            fragments.append(.text("\"\(name)\""))
        }
    }
}

extension Sequence<StoreQuery> {
    /// The parts of a statement as one, with text between them.
    ///
    /// ```swift
    /// let condition = [isNear, isOpen].joined(separator: " AND ")
    /// ```
    public func joined(separator: StaticString) -> StoreQuery {
        var fragments: [StoreQuery.Fragment] = []
        for (index, query) in enumerated() {
            if index > 0 { fragments.append(.text("\(separator)")) }
            fragments += query.fragments
        }
        return StoreQuery(fragments: fragments)
    }
}

extension StoreQuery {
    /// The text with a placeholder for each value, and the values in order.
    ///
    /// - Parameter placeholder: The placeholder of the value of a number, from 1.
    /// - Throws: ``StoreError/nullCharacter`` if a value is a text that holds this character.
    func rendered(placeholder: (Int) -> String) throws -> (text: String, values: [StoreValue]) {
        var text = ""
        var values: [StoreValue] = []
        for fragment in fragments {
            switch fragment {
            case .text(let piece): text += piece
            case .value(let value):
                if case .text(let text) = value, text.utf8.contains(0) { throw StoreError.nullCharacter }
                values.append(value)
                text += placeholder(values.count)
            }
        }
        return (text, values)
    }
}
