import CollectionViewKit

/// The way to the search: it looks like a field and leads to the results.
final class SearchEntryCell: CollectionViewCell {
    private let titleLabel = Label(.callout)
    private let wordsLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["search-entry"])
        let sign = View(.box, styleClasses: ["search-sign"])
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        titleLabel.text = HomesStrings.current.start.search
        addSubview(sign)
        addSubview(Stack(.vertical, styleClasses: ["search-words"], [titleLabel, wordsLabel]))
    }

    func show(_ entry: SearchEntry) {
        wordsLabel.text = entry.words
        destination = entry.path
        accessibilityLabel = HomesStrings.current.start.lastSearchWas(entry.words)
    }
}
