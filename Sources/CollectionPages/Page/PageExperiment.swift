/// An experiment that shaped a page, and the arm that was chosen.
public struct PageExperiment: Equatable, Sendable {
    /// The name of the experiment.
    public var id: String
    /// The arm, such as `b`.
    public var arm: String

    /// Creates an experiment.
    public init(id: String, arm: String) {
        self.id = id
        self.arm = arm
    }
}
