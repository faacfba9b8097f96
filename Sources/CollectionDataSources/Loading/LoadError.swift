/// Why a load failed, in a form that can be shown and compared.
///
/// ```swift
/// request.finish(.failure(LoadError(code: response.status, message: "The reviews could not be loaded.")))
/// ```
public struct LoadError: Error, Equatable, Sendable {
    /// Who found out.
    public var reason: Reason
    /// A number for programs, such as a status of HTTP; 0 where there is none.
    public var code: Int
    /// A sentence for the reader; empty where the placeholder says enough.
    public var message: String

    /// Creates an error.
    public init(reason: Reason = .failed, code: Int = 0, message: String = "") {
        self.reason = reason
        self.code = code
        self.message = message
    }

    /// Who found out that a load failed.
    public enum Reason: Hashable, Sendable {
        /// The loader says so.
        case failed
        /// The loader gave its request up without an answer. This is a mistake of the loader.
        case abandoned
        /// The loader did not answer in time.
        case timedOut
    }
}
