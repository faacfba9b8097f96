package import CollectionViewKit

extension ImageSource {
    /// The widths in which the server has each of its pictures.
    private static let responsiveImage = ResponsiveImage(
        template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])

    /// Reads a picture of the server; `nil` where the path is missing or is not one of a picture.
    package init?(_ json: JSONValue) {
        guard let path = json["path"]?.string, LinkPolicy.defect(ofImagePath: path) == nil,
            let responsiveImage = Self.responsiveImage
        else { return nil }
        let size = Size(width: Double(json.int("w") ?? 1), height: Double(json.int("h") ?? 1))
        self.init(
            responsiveImage: responsiveImage, path: path, pixelSize: size,
            alternativeText: json["alternativeText"]?.string ?? json["alt"]?.string ?? "",
            tint: json["tint"]?.string.flatMap { Self.tint($0) } ?? -1)
    }

    /// A colour such as `#8A8D91`.
    private static func tint(_ text: String) -> Int32? {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        return Int32(text.dropFirst(), radix: 16)
    }
}
