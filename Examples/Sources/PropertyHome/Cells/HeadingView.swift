import CollectionViewKit

/// The title of a section, and what is said beside it.
struct Heading: Equatable {
    var title: String
    var detail: String
    /// How many homes are new; 0 for no badge.
    var count = 0
}

/// The head of a section.
final class HeadingView: CollectionReusableView {
    private let titleLabel = Label(.title2, styleClasses: ["is-multiline"])
    private let badge = Badge(kind: .prominent)
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["homes-heading"])
        titleLabel.headingLevel = 2
        addSubview(Stack(.horizontal, spacing: .small, alignment: .center, [titleLabel, badge]))
        addSubview(detailLabel)
    }

    func show(_ heading: Heading) {
        titleLabel.text = heading.title
        detailLabel.text = heading.detail
        detailLabel.isHidden = heading.detail.isEmpty
        badge.text = HomesStrings.current.units.unseen.text(for: heading.count)
        badge.isHidden = heading.count == 0
    }
}

extension HeadingView {
    /// The place of the head above its section, as high as its texts are.
    ///
    /// - Parameter margin: The distance from the edges of the section; `nil` where the section keeps one itself.
    static func place(_ environment: LayoutEnvironment, margin: Double? = nil) -> LayoutBoundarySupplementaryItem {
        let height = (64 * environment.traits.textScale).rounded()
        var item = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
            elementKind: .sectionHeader, alignment: .top)
        if let margin { item.contentInsets = DirectionalEdgeInsets(leading: margin, trailing: margin) }
        return item
    }
}
