import CollectionViewKit

/// A coloured box, a title and a subtitle. The style sheet of both pages places them.
final class RowCell: CollectionViewCell {
    private let box = View(.box, styleClasses: ["swatch"])
    private let title = Label(.headline, styleClasses: ["title"])
    private let subtitle = Label(.subheadline, styleClasses: ["subtitle"])

    required init() {
        super.init(element: .box, styleClasses: ["row"])
        addSubview(box)
        addSubview(title)
        addSubview(subtitle)
    }

    func show(_ id: UInt32) {
        box.setVariable("hue", id.rowHue)
        title.text = id.rowTitle
        subtitle.text = id.rowSubtitle
    }
}
