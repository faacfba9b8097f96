import CollectionViewKit

extension CatalogueEntry {
    /// What tells how things are.
    static func statusEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "Badge",
                code: """
                    let badge = Badge("New", kind: .prominent)
                    unread.setCount(120)  // 99+
                    """
            ) {
                let many = Badge(kind: .critical)
                many.setCount(120)
                let row = Stack(
                    .horizontal,
                    spacing: .small,
                    [
                        Badge(strings.status.linen), Badge(strings.status.new, kind: .prominent),
                        Badge(strings.status.inStock, kind: .success), Badge(strings.status.lastPieces, kind: .warning),
                        many,
                    ]
                )
                row.wraps = true
                return row
            },
            CatalogueEntry(
                "ProgressView",
                code: """
                    bar.progress = 0.6
                    bar.progress = nil  // not known
                    """
            ) {
                let stack = Stack(.vertical, spacing: .large)
                for progress in [0, 0.6, 1, nil] as [Double?] {
                    let bar = ProgressView(progress: progress)
                    bar.accessibilityLabel = strings.status.upload
                    stack.addSubview(bar)
                }
                return stack
            },
            CatalogueEntry(
                "ActivityIndicator",
                code: """
                    let indicator = ActivityIndicator(style: .large)
                    indicator.startAnimating()
                    """
            ) {
                let medium = ActivityIndicator()
                let large = ActivityIndicator(style: .large)
                let still = ActivityIndicator()
                for indicator in [medium, large, still] { indicator.accessibilityLabel = strings.status.loading }
                medium.startAnimating()
                large.startAnimating()
                still.hidesWhenStopped = false
                return Stack(.horizontal, spacing: .large, alignment: .center, [medium, large, still])
            },
            CatalogueEntry(
                "LoadMoreView",
                code: """
                    let view = LoadMoreView()
                    view.retryButton.addTarget(self) { $0.loader.loadMore() }
                    view.state = loader.more.state
                    """
            ) {
                let next = LoadCursor("20")
                let stack = Stack(.vertical)
                for state in [.loading(next), .failed(next, .unreachable), .exhausted] as [LoadMoreStateMachine.State] {
                    let view = LoadMoreView()
                    view.state = state
                    stack.addSubview(view)
                }
                return stack
            },
            CatalogueEntry(
                "Rating",
                code: """
                    let rating = Rating()
                    rating.value = 4.5
                    rating.accessibilityLabel = "Rated 4.5 out of 5"
                    """
            ) {
                let stack = Stack(.vertical, spacing: .small, alignment: .leading)
                for value in [0, 2.3, 4.5, 5] as [Double] {
                    let rating = Rating()
                    rating.value = value
                    rating.accessibilityLabel = strings.status.rated(
                        SampleNumbers.text(value), SampleNumbers.text(rating.maximum))
                    stack.addSubview(rating)
                }
                return stack
            },
        ]
    }
}
