import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A picture of a paper receipt, or of a part of a long one.
struct ReceiptPicture: Equatable {
    private var image: ImageSource
}

extension ReceiptPicture {
    /// Makes a picture of what the server says; `nil` where it cannot be shown.
    init?(_ contract: PictureContract) {
        guard let image = ImageSource(contract) else { return nil }
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
