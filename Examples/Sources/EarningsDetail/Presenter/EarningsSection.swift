import CollectionViewKit

/// The sections of the screen, from the top down.
enum EarningsSection: Int, CaseIterable, Hashable, Sendable {
    case celebration, transactionDetails, offersMatched, extraEarnings, feedback, receipts, help
}

extension EarningsSection {
    /// The layout of the section: one switch over all of them.
    func layout(in environment: LayoutEnvironment) -> LayoutSection {
        let width = environment.container.effectiveContentSize.width
        let side = max(16, (width - Self.readableWidth) / 2)
        switch self {
        case .celebration:
            return Self.rows(estimate: 260, insets: DirectionalEdgeInsets(leading: side, trailing: side))
        case .feedback:
            return Self.card(Self.rows(estimate: 132), side: side)
        case .receipts:
            return Self.shelf(side: side)
        case .transactionDetails, .offersMatched, .extraEarnings, .help:
            let list = ListConfiguration(appearance: .insetGrouped)
            // What floats at the end of the screen does not cover the last card.
            let bottom = self == .help ? 80 : Self.gap
            return Self.card(.list(using: list, environment: environment), side: side, bottom: bottom)
        }
    }

    /// The name of the section for assistive technology.
    var title: String {
        let strings = EarningsStrings.current
        return switch self {
        case .celebration: strings.sections.earned
        case .transactionDetails: strings.sections.details
        case .offersMatched: strings.sections.offers
        case .extraEarnings: strings.sections.extras
        case .feedback: strings.sections.feedback
        case .receipts: strings.sections.receipts
        case .help: strings.sections.help
        }
    }

    private static var readableWidth: Double { 640 }
    private static var gap: Double { 16 }

    private static func rows(estimate: Double, insets: DirectionalEdgeInsets = .zero) -> LayoutSection {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        section.contentInsets = insets
        return section
    }

    /// A section on a ground of its own.
    private static func card(_ section: LayoutSection, side: Double, bottom: Double = gap) -> LayoutSection {
        var section = section
        section.contentInsets = DirectionalEdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
        var ground = LayoutDecorationItem.background(elementKind: "earnings-card")
        ground.contentInsets = section.contentInsets
        section.decorationItems = [ground]
        return section
    }

    /// Pictures side by side under a title; more than fit are reached by scrolling across.
    private static func shelf(side: Double) -> LayoutSection {
        let size = LayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(180))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = DirectionalEdgeInsets(leading: side, bottom: gap + 8, trailing: side)
        let header = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(layoutSize: header, elementKind: .sectionHeader, alignment: .top)
        ]
        return section
    }
}
