import CollectionViewKit

/// A name and a value.
final class FactCell: CollectionViewCell {
    private let nameLabel = Label(.body, roles: ["is-secondary"])
    private let valueLabel = Label(.body, roles: ["fact-value", "is-multiline"])
    private let detailLabel = Label(.footnote, roles: ["is-secondary"])

    required init() {
        super.init(element: .box, roles: ["earnings-row", "earnings-fact"])
        addSubview(nameLabel)
        addSubview(Stack(.vertical, alignment: .trailing, roles: ["fact-texts"], [valueLabel, detailLabel]))
    }

    func show(_ properties: FactProperties) {
        nameLabel.text = properties.name
        valueLabel.text = properties.value
        detailLabel.text = properties.detail
        detailLabel.isHidden = properties.detail.isEmpty
        setRole("is-prominent", properties.isProminent)
    }
}

/// A row that shows and hides others.
final class ExpandableCell: CollectionViewCell {
    private let titleLabel = Label(.headline, roles: ["is-multiline"])
    private let valueLabel = Label(.callout, roles: ["is-secondary", "is-numeric"])

    required init() {
        super.init(element: .box, roles: ["earnings-row", "earnings-expandable"])
        addSubview(
            Stack(
                .horizontal, spacing: .medium, alignment: .center, roles: ["expandable-texts"],
                [titleLabel, valueLabel]))
    }

    func show(_ properties: ExpandableProperties) {
        titleLabel.text = properties.title
        valueLabel.text = properties.value
        valueLabel.isHidden = properties.value.isEmpty
        accessories = [.outlineDisclosure(.header, label: properties.title)]
    }
}

/// Something that was earned.
final class EarningCell: CollectionViewCell {
    private let titleLabel = Label(.body, roles: ["is-multiline"])
    private let detailLabel = Label(.footnote, roles: ["is-secondary"])
    private let valueLabel = Label(.body, roles: ["earning-value", "is-numeric"])

    required init() {
        super.init(element: .box, roles: ["earnings-row", "earnings-earning"])
        let sign = View(.box, roles: ["earning-sign"])
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        addSubview(sign)
        addSubview(Stack(.vertical, roles: ["earning-texts"], [titleLabel, detailLabel]))
        addSubview(valueLabel)
    }

    func show(_ properties: EarningProperties) {
        titleLabel.text = properties.title
        detailLabel.text = properties.detail
        valueLabel.text = properties.value
        setRole("is-extra", properties.isExtra)
    }
}

/// The answer to a question.
final class AnswerCell: CollectionViewCell {
    let label = Label(.subheadline, roles: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .box, roles: ["earnings-row", "earnings-answer"])
        addSubview(label)
    }
}

/// Whom to write to.
final class ContactCell: CollectionViewCell {
    private let label = Label(.body, roles: ["contact-title"])
    private let addressLabel = Label(.footnote, roles: ["is-secondary"])

    required init() {
        super.init(element: .link, roles: ["earnings-row", "earnings-contact"])
        addSubview(label)
        addSubview(addressLabel)
        label.text = EarningsStrings.current.help.writeToUs
    }

    func show(_ address: String) {
        addressLabel.text = address
        destination = "mailto:" + address
    }
}
