/// Something a layout does that is worth timing.
public struct LayoutWork {
    /// What is done, in words.
    public let name: String
    /// How many times it is done in one run.
    public let operations: Int
    /// The time one of them may take natively, in microseconds; `nil` where nothing was promised.
    public let target: Double?
    /// Prepares it, and returns a closure that does it; what that returns keeps the optimiser from leaving it out.
    public let prepare: () -> () -> Int

    /// Creates a piece of work.
    public init(_ name: String, operations: Int = 1, target: Double? = nil, prepare: @escaping () -> () -> Int) {
        self.name = name
        self.operations = operations
        self.target = target
        self.prepare = prepare
    }

    /// Everything that is timed.
    public static func all() -> [LayoutWork] {
        preparing() + querying() + measuring() + changing()
    }
}
