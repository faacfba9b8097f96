import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The mark of a shop as a disc: its picture, above the first letter of its name, which is seen where there is no picture.
///
/// It decorates the name, which stands beside it, and is hidden from assistive technology.
final class StoreMarkView: View {
    private let monogram = Label(.headline, styleClasses: ["store-monogram"])
    private let imageView = ImageView(styleClasses: ["store-picture"])

    init() {
        super.init(.box, styleClasses: ["store-mark"])
        setAttribute(.isHiddenFromAccessibility, "true")
        imageView.drawnWidth = 44
        addSubview(monogram)
        addSubview(imageView)
    }

    func show(_ mark: PictureContract?, of store: String) {
        // The first letter may have several bytes, of which only the first does not start with the bits 10.
        let bytes = Array(store.utf8)
        let rest = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }
        monogram.text = String(decoding: bytes.prefix(1 + rest.count), as: UTF8.self)
        imageView.source = mark.flatMap { ImageSource($0) }
        imageView.isHidden = mark.isNil
    }
}
