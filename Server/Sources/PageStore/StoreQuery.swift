/// A statement in SQL whose values are bound, never written into its text.
///
/// ```swift
/// let query: StoreQuery = "SELECT title FROM page WHERE id = \(id)"
/// ```
///
/// Whatever is interpolated is a value. Names of tables and columns that are not all in small letters are written as
/// `\(name: "pageId")`, since PostgreSQL folds them unless they are quoted.
public struct StoreQuery: Sendable, ExpressibleByStringInterpolation {
    /// A piece of a statement.
    enum Fragment: Sendable {
        case text(String)
        case value(StoreValue)
    }

    /// The pieces in order.
    private(set) var fragments: [Fragment]

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
            fragments.append(.value(value?.storeValue ?? .null))
        }

        /// Adds another statement or a part of one, with its values.
        public mutating func appendInterpolation(_ query: StoreQuery) {
            fragments += query.fragments
        }

        /// Adds the name of a table or column, quoted.
        public mutating func appendInterpolation(name: StaticString) {
            fragments.append(.text("\"\(name)\""))
        }
    }
}

extension StoreQuery {
    /// The text with a placeholder for each value, and the values in order.
    ///
    /// - Parameter placeholder: The placeholder of the value of a number, from 1.
    func rendered(placeholder: (Int) -> String) -> (text: String, values: [StoreValue]) {
        var text = ""
        var values: [StoreValue] = []
        for fragment in fragments {
            switch fragment {
            case .text(let piece): text += piece
            case .value(let value):
                values.append(value)
                text += placeholder(values.count)
            }
        }
        return (text, values)
    }
}
