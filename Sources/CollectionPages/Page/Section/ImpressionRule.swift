/// When a section counts as seen. It is reported once.
public struct ImpressionRule: Equatable, Sendable {
    /// The reported event.
    public var id: String
    /// How much of the section must be visible, in percent.
    public var visiblePercent: Int
    /// For how long, in milliseconds.
    public var milliseconds: Int
    /// Below which share the section counts as hidden again, in percent.
    public var gonePercent: Int?

    /// Creates a rule; the default is half of the section for 0.8 seconds.
    public init(id: String, visiblePercent: Int = 50, milliseconds: Int = 800, gonePercent: Int? = nil) {
        self.id = id
        self.visiblePercent = visiblePercent
        self.milliseconds = milliseconds
        self.gonePercent = gonePercent
    }
}
