/// Why a JSON text is not what a program expects, with its position.
///
/// ```
/// items[3].price: number expected, string found
/// items[3].id: missing
/// ```
public enum JSONDecodingError: Error, Equatable, Sendable {
    /// The text is not JSON, or exceeds a limit.
    case unreadable(PageError)
    /// An object has no member of this name, or it is `null`.
    case missing(path: String)
    /// A value is of another type.
    case wrongType(path: String, expected: String, found: JSONValue.Kind)
    /// A value is of the type that is expected and still cannot be used; the reason ends a sentence.
    case invalid(path: String, reason: String)
}

extension JSONDecodingError: CustomStringConvertible {
    /// The position and the error.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .missing(let path): "\(path): missing"
        case .wrongType(let path, let expected, let found): "\(path): \(expected) expected, \(found.name) found"
        case .invalid(let path, let reason): "\(path): \(reason)"
        }
    }
}

extension JSONValue.Kind {
    /// The name of the kind in a sentence.
    public var name: String {
        switch self {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
