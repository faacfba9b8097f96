/// Why a command of the tool failed, in sentences that say what to do next.
public struct ToolError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public let description: String

    /// Creates an error.
    ///
    /// - Parameter description: What is wrong, and what to do about it.
    public init(_ description: String) {
        self.description = description
    }
}
