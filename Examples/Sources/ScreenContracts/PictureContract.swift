public import CollectionPages

/// A picture of the server, as responses hold it.
public struct PictureContract: Equatable, Sendable {
    /// The path below the folder of pictures.
    public var path: String
    /// The width of the original, in pixels.
    public var pixelWidth: Int
    /// The height of the original, in pixels.
    public var pixelHeight: Int
    /// The colour that stands in until the picture has loaded, such as `#8A8D91`.
    public var tint: String?
    /// What the picture shows, for users who cannot see it; `nil` if it only decorates.
    public var alternativeText: String?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - path: The path below the folder of pictures.
    ///   - pixelWidth: The width of the original, in pixels.
    ///   - pixelHeight: The height of the original, in pixels.
    ///   - tint: The colour that stands in until the picture has loaded.
    ///   - alternativeText: What the picture shows.
    public init(
        path: String, pixelWidth: Int, pixelHeight: Int, tint: String? = nil, alternativeText: String? = nil
    ) {
        self.path = path
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.tint = tint
        self.alternativeText = alternativeText
    }
}

extension PictureContract {
    /// Reads a picture; `nil` where the path is missing or is not one of a picture.
    public init?(_ json: JSONValue) {
        guard let path = json.text("path"), LinkPolicy.defect(ofImagePath: path) == nil else { return nil }
        self.init(
            path: path, pixelWidth: json.int("w") ?? 1, pixelHeight: json.int("h") ?? 1, tint: json.text("tint"),
            alternativeText: json.text("alternativeText") ?? json.text("alt"))
    }

    /// Writes the members of the picture's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("path", path)
        writer.member("w", pixelWidth)
        writer.member("h", pixelHeight)
        writer.member("tint", tint)
        writer.member("alternativeText", alternativeText)
    }
}
