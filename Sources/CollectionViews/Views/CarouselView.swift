/// A box that scrolls horizontally by itself inside other content: a line of chips, a gallery of images.
///
/// ```swift
/// let line = CarouselView(styleClasses: ["chips"])
/// line.addSubview(track)
/// line.addTarget(self, for: .scrolled) { cell, offset in cell.offset = offset }
/// ```
///
/// The host scrolls it. In right-to-left layouts, offsets are negative.
public final class CarouselView: ScrollView {
    /// Creates a carousel at the start of its content.
    public override init(styleClasses: [StyleClass] = []) {
        super.init(carousel: styleClasses)
    }
}
