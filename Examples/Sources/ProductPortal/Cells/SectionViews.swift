import CollectionViewKit

/// The title of a section.
final class SectionTitleView: CollectionReusableView {
    let label = Label(.title3)

    required init() {
        super.init(element: .box, styleClasses: ["portal-title"])
        label.headingLevel = 2
        addSubview(label)
    }
}

/// How many episodes there are, and the way to change them.
final class EpisodeHeaderView: CollectionReusableView {
    let editButton = Button(PortalStrings.current.episodes.edit, kind: .tinted, style: .footnote)
    private let countLabel = Label(.title3, styleClasses: ["is-numeric"])
    private var shownCount: Int?
    private var isShownEditing = false

    required init() {
        super.init(element: .box, styleClasses: ["portal-title", "stack-horizontal"])
        countLabel.headingLevel = 2
        addSubview(countLabel)
        addSubview(editButton)
    }

    func show(count: Int, isEditing: Bool) {
        // Where the text is large for the width, the number of lines depends on both.
        if count != shownCount || isEditing != isShownEditing { invalidateIntrinsicContentSize() }
        shownCount = count
        isShownEditing = isEditing
        let strings = PortalStrings.current
        countLabel.text = strings.episodes.count.text(for: count)
        editButton.title = isEditing ? strings.episodes.done : strings.episodes.edit
        editButton.accessibilityLabel = isEditing ? strings.episodes.doneEditing : strings.episodes.editEpisodes
    }
}
