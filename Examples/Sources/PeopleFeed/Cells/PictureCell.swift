import CollectionViewKit

/// A cell with pictures, whose loading is called off when the cell leaves.
class PictureCell: CollectionViewCell {
    private var pictures: [ImageView] = []

    /// Keeps the pictures; for the `init()` of subclasses.
    final func watch(_ pictures: [ImageView]) { self.pictures = pictures }

    /// Shows no picture any more: what has not come is not waited for.
    final func stopPictures() {
        for picture in pictures { picture.source = nil }
    }
}
