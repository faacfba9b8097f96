import CollectionViewKit
import SharedScreens

/// Where a show stands, since when, and what is to be done next.
final class StatusCell: CollectionViewCell {
    private let badge = Badge()
    private let dayLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let noteLabel = Label(.body, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["status-cell"])
        ContentLanguage.mark([noteLabel])
        addSubview(Stack(.horizontal, spacing: .small, alignment: .center, [badge, dayLabel]))
        addSubview(noteLabel)
    }

    func show(_ note: StatusNote) {
        badge.text = note.status.title
        badge.kind = note.status.kind
        dayLabel.text = PortalStrings.current.header.since(DayText.text(note.day, months: .short))
        noteLabel.text = note.note
    }
}

/// A name and a value.
final class FactCell: CollectionViewCell {
    private let nameLabel = Label(.subheadline, styleClasses: ["is-secondary"])
    private let valueLabel = Label(.body, styleClasses: ["is-multiline", "is-trailing"])

    required init() {
        super.init(element: .box, styleClasses: ["fact-cell", "stack-horizontal"])
        addSubview(nameLabel)
        addSubview(valueLabel)
    }

    func show(_ fact: Fact) {
        nameLabel.text = fact.name
        valueLabel.text = fact.value
        ContentLanguage.mark([valueLabel], isContent: fact.isContent)
    }
}

/// A paragraph of text.
final class ParagraphCell: CollectionViewCell {
    private let label = Label(.body, styleClasses: ["is-multiline", "is-selectable"])

    required init() {
        super.init(element: .box, styleClasses: ["paragraph-cell"])
        ContentLanguage.mark([label])
        addSubview(label)
    }

    func show(_ paragraph: Paragraph) { label.text = paragraph.text }
}
