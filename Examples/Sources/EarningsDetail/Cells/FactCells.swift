import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A name and a value.
final class FactCell: CollectionViewCell {
    private let nameLabel = Label(.body, styleClasses: ["is-secondary"])
    private let valueLabel = Label(.body, styleClasses: ["fact-value", "is-multiline"])
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["earnings-row", "earnings-fact"])
        addSubview(nameLabel)
        addSubview(Stack(.vertical, alignment: .trailing, styleClasses: ["fact-texts"], [valueLabel, detailLabel]))
    }

    func show(_ properties: FactProperties) {
        nameLabel.text = properties.name
        valueLabel.text = properties.value
        detailLabel.text = properties.detail
        detailLabel.isHidden = properties.detail.isEmpty
        setStyleClass("is-prominent", properties.isProminent)
    }
}

/// A row that shows and hides others.
final class ExpandableCell: CollectionViewCell {
    private let titleLabel = Label(.headline, styleClasses: ["is-multiline"])
    private let valueLabel = Label(.callout, styleClasses: ["is-secondary", "is-numeric"])

    required init() {
        super.init(element: .box, styleClasses: ["earnings-row", "earnings-expandable"])
        let texts = Stack(
            .horizontal, spacing: .medium, alignment: .center, styleClasses: ["expandable-texts"],
            [titleLabel, valueLabel])
        // The name of the button has both texts.
        texts.setAttribute(.isHiddenFromAccessibility, "true")
        addSubview(texts)
    }

    func show(_ properties: ExpandableProperties) {
        titleLabel.text = properties.title
        valueLabel.text = properties.value
        valueLabel.isHidden = properties.value.isEmpty
        let name = properties.value.isEmpty ? properties.title : properties.title + ": " + properties.value
        accessories = [.outlineDisclosure(.header, label: name)]
    }
}

/// Something that was earned, with the picture of what was bought, or a sign where there is none.
final class EarningCell: CollectionViewCell {
    private let sign = View(.box, styleClasses: ["earning-sign"])
    private let imageView = ImageView(styleClasses: ["earning-picture"])
    private let titleLabel = Label(.body, styleClasses: ["is-multiline"])
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let valueLabel = Label(.body, styleClasses: ["earning-value", "is-numeric"])

    required init() {
        super.init(element: .box, styleClasses: ["earnings-row", "earnings-earning"])
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        imageView.drawnWidth = 44
        ContentLanguage.mark([imageView, titleLabel, detailLabel])
        addSubview(sign)
        addSubview(imageView)
        addSubview(Stack(.vertical, styleClasses: ["earning-texts"], [titleLabel, detailLabel]))
        addSubview(valueLabel)
    }

    func show(_ properties: EarningProperties) {
        titleLabel.text = properties.title
        detailLabel.text = properties.detail
        valueLabel.text = properties.value
        imageView.source = properties.picture.flatMap { ImageSource($0) }
        imageView.isHidden = properties.picture == nil
        sign.isHidden = properties.picture != nil
        setStyleClass("is-extra", properties.isExtra)
    }
}

/// The text that answers a question of the help.
final class AnswerCell: CollectionViewCell {
    let label = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["earnings-row", "earnings-answer"])
        addSubview(label)
    }
}

/// Whom to write to.
final class ContactCell: CollectionViewCell {
    private let label = Label(.body, styleClasses: ["contact-title"])
    private let addressLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["earnings-row", "earnings-contact"])
        addSubview(label)
        addSubview(addressLabel)
        label.text = EarningsStrings.current.help.writeToUs
    }

    func show(_ address: String) {
        addressLabel.text = address
        destination = "mailto:" + address
    }
}
