/// A box that scrolls horizontally by itself inside other content: a line of chips, a gallery of images.
///
/// ```swift
/// let line = CarouselView(styleClasses: ["chips"])
/// line.addSubview(track)
/// line.addTarget(self, for: .scrolled) { cell, offset in cell.offset = offset }
/// ```
///
/// The host scrolls it. Offsets are in points, with `y` 0. In right-to-left layouts the first subview is at the right, and `x` is
/// negative once the content is scrolled.
public final class CarouselView: ScrollView {
    /// Creates a carousel at the start of its content.
    public override init(styleClasses: [StyleClass] = []) {
        super.init(carousel: styleClasses)
    }
}
