/// The point of a picture that must stay visible when it is cropped.
public struct ImageFocus: Equatable, Sendable {
    /// Percent from the left, 0 to 100.
    public var x: Int
    /// Percent from the top, 0 to 100.
    public var y: Int

    /// Creates a point from percentages.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
