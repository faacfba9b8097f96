import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A person in a card: the view behind them, the portrait, the name and what they say of themselves.
final class PersonCell: PictureCell {
    let nameLink = View(.link, styleClasses: ["person-name"])
    let buttons = DecisionButtons()
    let noteView = NoteView()

    private let background = ImageView(styleClasses: ["person-background"])
    private let portrait = ImageView(styleClasses: ["person-portrait"])
    private let nameLabel = Label(.title3)
    private let originLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let aboutLabel = Label(.subheadline)

    required init() {
        super.init(element: .box, styleClasses: ["person-cell"])
        watch([background, portrait])
        portrait.drawnWidth = 96
        ContentLanguage.mark([background, portrait, originLabel, aboutLabel])
        aboutLabel.numberOfLines = 2
        nameLink.addSubview(nameLabel)
        let texts = Stack(.vertical, styleClasses: ["person-texts"], [nameLink, originLabel])
        let head = Stack(
            .horizontal, spacing: .small, alignment: .center, styleClasses: ["person-head"], [texts, buttons])
        for view in [background, portrait, head, aboutLabel, noteView] as [View] { addSubview(view) }
    }

    override func layoutSubviews() {
        background.drawnWidth = size.width
        originLabel.numberOfLines = numberOfOriginLines
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        noteView.close()
    }

    func show(_ person: Person, _ decision: Decision) {
        background.source = person.background
        portrait.source = person.portrait
        nameLabel.text = person.heading
        nameLink.setAttribute(.destination, PeopleRoute(personID: person.id).path)
        originLabel.text = person.origin
        aboutLabel.text = person.about
        buttons.show(person.name, decision)
    }
}
