import CollectionViewKit

/// A coloured box, a title and a subtitle. The style sheet of both pages places them.
final class RowCell: CollectionViewCell {
    private let box = View(.box, roles: ["swatch"])
    private let title = Label(.headline, roles: ["title"])
    private let subtitle = Label(.subheadline, roles: ["subtitle"])

    required init() {
        super.init(element: .box, roles: ["row"])
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
