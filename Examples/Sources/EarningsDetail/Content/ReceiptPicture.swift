import CollectionViewKit

/// A picture of a paper receipt, or of a part of a long one.
struct ReceiptPicture: Equatable {
    var path: String
    var size: Size
    var tint: Int32
}

extension ReceiptPicture {
    /// Reads a picture; `nil` where the path or the size is missing.
    init?(_ json: JSONValue) {
        guard let path = json["path"]?.string, let width = json.int("w"), let height = json.int("h"), width > 0,
            height > 0
        else { return nil }
        self.path = path
        size = Size(width: Double(width), height: Double(height))
        tint = json["tint"]?.string.flatMap { Self.tint($0) } ?? -1
    }

    /// The picture, for an image view.
    func source(describedAs text: String) -> ImageSource? {
        guard let ladder = ImageLadder(template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])
        else { return nil }
        return ImageSource(ladder: ladder, path: path, pixelSize: size, alternativeText: text, tint: tint)
    }

    /// A colour such as `#8A8D91`.
    private static func tint(_ text: String) -> Int32? {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        return Int32(text.dropFirst(), radix: 16)
    }
}
