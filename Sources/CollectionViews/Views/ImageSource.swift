public import CollectionGeometry

/// An image that is available in several widths, before the width at which it is drawn is known.
public struct ImageSource: Equatable, Sendable {
    /// The available widths and the template of the URLs.
    public var responsiveImage: ResponsiveImage
    /// The path of the image in the template.
    public var path: String
    /// The path of the image for dark colours; `nil` to use ``path``.
    public var darkPath: String?
    /// The size of the largest image, in pixels.
    public var pixelSize: Size
    /// The alternative text, for users of assistive technology; empty for a decorative image.
    public var alternativeText: String
    /// The placeholder colour until the image is loaded, as 0xRRGGBB; negative for the host's default.
    public var tint: Int32
    /// The point that stays visible when the image is cropped, in percent from the left.
    public var focusX: UInt8
    /// The point that stays visible when the image is cropped, in percent from the top.
    public var focusY: UInt8

    /// Creates a source. The units are those of the properties.
    public init(
        responsiveImage: ResponsiveImage,
        path: String,
        darkPath: String? = nil,
        pixelSize: Size,
        alternativeText: String = "",
        tint: Int32 = -1,
        focusX: UInt8 = 50,
        focusY: UInt8 = 50
    ) {
        self.responsiveImage = responsiveImage
        self.path = path
        self.darkPath = darkPath
        self.pixelSize = pixelSize
        self.alternativeText = alternativeText
        self.tint = tint
        self.focusX = focusX
        self.focusY = focusY
    }
}

extension ImageSource {
    /// Whether both have the same values. Strings are compared by their bytes.
    public static func == (left: ImageSource, right: ImageSource) -> Bool {
        left.responsiveImage == right.responsiveImage && left.path.hasSameBytes(as: right.path)
            && left.darkPath.hasSameBytes(as: right.darkPath) && left.pixelSize == right.pixelSize
            && left.alternativeText.hasSameBytes(as: right.alternativeText) && left.tint == right.tint
            && left.focusX == right.focusX && left.focusY == right.focusY
    }
}
