import CollectionViewKit

/// The entry to the search: it looks like a field and leads to the results.
final class SearchEntryCell: CollectionViewCell {
    private let titleLabel = Label(.callout)
    private let summaryLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["search-entry"])
        let sign = View(.box, styleClasses: ["search-sign"])
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        titleLabel.text = HomesStrings.current.start.search
        addSubview(sign)
        addSubview(Stack(.vertical, styleClasses: ["search-summary"], [titleLabel, summaryLabel]))
    }

    override func layoutSubviews() {
        guard let context else { return }
        let lines = HomesMetrics.searchEntryLines(size.width, textScale: context.environment.textScale)
        titleLabel.numberOfLines = lines.title
        summaryLabel.numberOfLines = lines.summary
    }

    func show(_ entry: SearchEntry) {
        summaryLabel.text = entry.summary
        destination = entry.path
        accessibilityLabel = HomesStrings.current.start.lastSearchWas(entry.summary)
    }
}
