import CollectionViews

/// A cell with one line of text.
final class LineCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .box, roles: ["line-cell"])
        addSubview(label)
    }
}

/// A cell with a text of several lines; its height is whatever the text takes.
final class NoteCell: CollectionViewCell {
    let label = Label(.body, roles: ["is-multiline"])

    required init() {
        super.init(element: .box, roles: ["note-cell"])
        addSubview(label)
    }
}

/// A cell that leads to another address.
final class LinkCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .link, roles: ["link-cell"])
        addSubview(label)
    }
}

/// The title of a section.
final class TitleView: CollectionReusableView {
    let label = Label(.headline)

    required init() {
        super.init(element: .box, roles: ["title-view"])
        label.setAttribute(.accessibilityRole, "heading")
        label.setAttribute(.headingLevel, "2")
        addSubview(label)
    }
}
