import CollectionViewKit

/// A cell with pictures, whose loading is called off when the cell leaves.
class PictureCell: CollectionViewCell {
    private var pictures: [ImageView] = []

    /// Keeps the pictures; for the `init()` of subclasses.
    final func watch(_ pictures: [ImageView]) { self.pictures = pictures }

    /// How many lines the text below a name has at most: two where texts are large.
    final var numberOfOriginLines: Int { (context?.environment.textScale ?? 1) >= 1.4 ? 2 : 1 }

    /// Shows no picture any more: what has not come is not waited for.
    final func stopPictures() {
        for picture in pictures { picture.source = nil }
    }
}
