import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A featured person: a portrait in a circle, and the name.
final class FeaturedPersonCell: PictureCell {
    let nameLink = View(.link, styleClasses: ["person-name"])
    let buttons = DecisionButtons()

    private let portrait = ImageView(styleClasses: ["featured-portrait"])
    private let badge = Badge(PeopleStrings.current.feed.featured, kind: .prominent)
    private let nameLabel = Label(.title3)
    private let originLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["featured-cell"])
        watch([portrait])
        portrait.drawnWidth = 128
        ContentLanguage.mark([portrait, originLabel])
        nameLink.addSubview(nameLabel)
        for view in [portrait, badge, nameLink, originLabel, buttons] as [View] { addSubview(view) }
    }

    override func layoutSubviews() { originLabel.numberOfLines = numberOfOriginLines }

    func show(_ person: Person, _ decision: Decision) {
        portrait.source = person.portrait
        nameLabel.text = person.heading
        nameLink.setAttribute(.destination, PeopleRoute(personID: person.id).path)
        originLabel.text = person.origin
        buttons.show(person.name, decision)
    }
}
