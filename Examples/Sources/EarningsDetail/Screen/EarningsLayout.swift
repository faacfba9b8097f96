import CollectionViewKit

/// The layout of the screen of a transaction.
///
/// A row that appears comes out from behind the row that shows it, and one that disappears goes back there. On the way it
/// moves as far as the card below does, so that it is never drawn over that.
final class EarningsLayout: CompositionalLayout {
    private let sections: EarningsSections

    init(_ sections: EarningsSections) {
        self.sections = sections
        super.init { index, environment in
            (sections.shown.indices.contains(index) ? sections.shown[index] : .celebration).layout(in: environment)
        }
    }

    override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        let start = super.initialLayoutAttributesForAppearingItem(at: indexPath)
        guard let header = header(of: indexPath) else { return start }
        return Self.behind(layoutAttributesForItem(at: header), start)
    }

    override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        let end = super.finalLayoutAttributesForDisappearingItem(at: indexPath)
        guard let header = header(of: indexPath) else { return end }
        return Self.behind(super.finalLayoutAttributesForDisappearingItem(at: header), end)
    }
}

extension EarningsLayout {
    /// The path of the row that shows and hides another; `nil` for a row that is always there.
    private func header(of path: IndexPath) -> IndexPath? {
        guard path.item > 0, sections.shown.indices.contains(path.section) else { return nil }
        switch sections.shown[path.section] {
        case .offersMatched, .extraEarnings: return IndexPath(item: 0, section: path.section)
        case .help: return IndexPath(item: path.item - 1, section: path.section)
        case .celebration, .transactionDetails, .feedback, .receipts: return nil
        }
    }

    /// A row that ends where its header ends.
    private static func behind(_ header: LayoutAttributes?, _ row: LayoutAttributes?) -> LayoutAttributes? {
        guard let header, var row else { return row }
        row.frame.origin.y = header.frame.maxY - row.frame.height
        return row
    }
}

/// The sections in the order in which they are shown, for the layout.
final class EarningsSections {
    var shown: [EarningsSection] = []
}
