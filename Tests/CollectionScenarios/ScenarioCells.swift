import CollectionViews

/// A cell with one line of text.
final class LineCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .box, styleClasses: ["line-cell"])
        addSubview(label)
    }
}

/// A cell with a text of several lines; its height is whatever the text takes.
final class NoteCell: CollectionViewCell {
    let label = Label(.body, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["note-cell"])
        addSubview(label)
    }
}

/// A cell that leads to another address.
final class LinkCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .link, styleClasses: ["link-cell"])
        addSubview(label)
    }
}

/// The title of a section.
final class TitleView: CollectionReusableView {
    let label = Label(.headline)

    required init() {
        super.init(element: .box, styleClasses: ["title-view"])
        label.setAttribute(.accessibilityRole, "heading")
        label.setAttribute(.headingLevel, "2")
        addSubview(label)
    }
}
