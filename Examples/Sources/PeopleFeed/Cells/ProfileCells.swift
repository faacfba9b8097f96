import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The head of a profile.
final class ProfileHeaderCell: PictureCell {
    let buttons = DecisionButtons()
    let noteView = NoteView()

    private let background = ImageView(styleClasses: ["profile-background"])
    private let portrait = ImageView(styleClasses: ["profile-portrait"])
    private let nameLabel = Label(.title1, styleClasses: ["is-multiline"])
    private let originLabel = Label(.body, styleClasses: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["profile-header"])
        watch([background, portrait])
        portrait.drawnWidth = 120
        ContentLanguage.mark([background, portrait, originLabel])
        nameLabel.headingLevel = 2
        let texts = Stack(.vertical, styleClasses: ["person-texts"], [nameLabel, originLabel])
        let head = Stack(
            .horizontal, spacing: .small, alignment: .center, styleClasses: ["person-head"], [texts, buttons])
        for view in [background, portrait, head, noteView] as [View] { addSubview(view) }
    }

    override func layoutSubviews() { background.drawnWidth = size.width }

    func show(_ person: Person, _ decision: Decision) {
        background.source = person.background
        portrait.source = person.portrait
        nameLabel.text = person.heading
        originLabel.text = person.origin
        buttons.show(person.name, decision)
    }
}

/// A paragraph of a profile with its title.
final class ProfileTextCell: CollectionViewCell {
    private let titleLabel = Label(.headline)
    private let textLabel = Label(.body, styleClasses: ["is-multiline", "is-selectable"])

    required init() {
        super.init(element: .box, styleClasses: ["profile-text"])
        ContentLanguage.mark([textLabel])
        titleLabel.headingLevel = 2
        addSubview(titleLabel)
        addSubview(textLabel)
    }

    func show(_ title: String, _ text: String) {
        titleLabel.text = title
        textLabel.text = text
    }
}
