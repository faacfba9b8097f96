/// What PostgreSQL says about a statement that it refused.
public struct PostgreSQLError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The code of five characters (PostgreSQL documentation, appendix A).
    public let state: String
    /// The message of PostgreSQL.
    public let message: String

    /// The code and the message.
    public var description: String { "PostgreSQL \(state): \(message)" }
}

extension PostgreSQLError {
    /// Whether the transaction may succeed if it is tried again: it met another one.
    var isTransient: Bool { state == "40001" || state == "40P01" }

    /// Whether a statement may have been prepared before another server changed its table ("cached plan must not change
    /// result type"). What PostgreSQL does not support at all has the same code.
    var mayBeOutdatedStatement: Bool { state == "0A000" }

    /// The error as one of the store; one about a statement stays as it is.
    var storeError: any Error {
        switch state {
        case "53100": StoreError.full
        case "55P03", "57014", "53300", "40001", "40P01": StoreError.busy
        case "25006": StoreError.readOnly(message)
        case "XX001", "XX002": StoreError.damaged(message)
        case let state where state.hasPrefix("08") || state.hasPrefix("57P"): StoreError.unavailable(message)
        default: self
        }
    }
}
