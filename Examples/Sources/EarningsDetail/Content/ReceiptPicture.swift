import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A picture of a paper receipt, or of a part of a long one.
struct ReceiptPicture: Equatable {
    private var image: ImageSource
}

extension ReceiptPicture {
    /// Reads a picture; `nil` where the path or the size is missing.
    init?(_ json: JSONValue) {
        guard let width = json.int("w"), let height = json.int("h"), width > 0, height > 0,
            let image = ImageSource(json)
        else { return nil }
        self.image = image
    }

    /// The extent, in pixels.
    var size: Size { image.pixelSize }

    /// The picture, for an image view.
    func source(describedAs text: String) -> ImageSource {
        var source = image
        source.alternativeText = text
        return source
    }
}
