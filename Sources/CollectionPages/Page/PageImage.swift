/// A picture: a path in the page's picture store, its true size, and what to show until it is there.
public struct PageImage: Equatable, Sendable {
    /// The path in the store, without a leading slash. See ``PageMedia/url(path:width:)``.
    public var path: String
    /// The width of the original, in pixels, 1 to 8192. With the height it gives the ratio before anything has loaded.
    public var width: Int
    /// The height of the original, in pixels, 1 to 8192.
    public var height: Int
    /// What the picture shows, for people who do not see it; `nil` if it is decorative.
    public var alternativeText: String?
    /// Shown until the picture has loaded.
    public var tint: PageColor?
    /// The part that must stay visible when the picture is cropped, in percent from the left and from the top.
    public var focus: ImageFocus?
    /// The picture for dark surroundings.
    public var dark: ImageVariant?

    /// Creates a picture; its width and height are in pixels.
    public init(
        path: String, width: Int, height: Int, alternativeText: String? = nil, tint: PageColor? = nil,
        focus: ImageFocus? = nil, dark: ImageVariant? = nil
    ) {
        self.path = path
        self.width = width
        self.height = height
        self.alternativeText = alternativeText
        self.tint = tint
        self.focus = focus
        self.dark = dark
    }
}
