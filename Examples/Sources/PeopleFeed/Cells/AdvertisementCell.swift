import CollectionViewKit

/// An advertisement: its picture, who pays for it, and what it says. It is a link where it may be opened.
final class AdvertisementCell: PictureCell {
    private let picture = ImageView(styleClasses: ["advertisement-picture"])
    private let badge = Badge(PeopleStrings.current.advertisements.badge)
    private let titleLabel = Label(.title3, styleClasses: ["is-multiline"])
    private let sponsorLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let degradationLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["advertisement-cell"])
        watch([picture])
        titleLabel.numberOfLines = 2
        addSubview(picture)
        let texts = [badge, titleLabel, sponsorLabel, degradationLabel] as [View]
        addSubview(Stack(.vertical, spacing: .tight, alignment: .leading, styleClasses: ["advertisement-texts"], texts))
    }

    override func layoutSubviews() { picture.drawnWidth = size.width }

    func show(_ advertisement: Advertisement, isOpenable: Bool) {
        picture.source = advertisement.picture
        picture.isHidden = advertisement.picture == nil
        titleLabel.text = advertisement.title
        sponsorLabel.text = advertisement.sponsor
        degradationLabel.text = advertisement.degradation ?? ""
        degradationLabel.isHidden = advertisement.degradation == nil
        setStyleClass("has-no-picture", advertisement.picture == nil)
        destination = isOpenable ? advertisement.link : nil
    }
}
