/// Another file for the same picture, with the same ratio.
public struct ImageVariant: Equatable, Sendable {
    /// The path in the store, without a leading slash.
    public var path: String
    /// The width of the original, in pixels.
    public var width: Int
    /// The height of the original, in pixels.
    public var height: Int

    /// Creates a variant; its width and height are in pixels.
    public init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }
}
