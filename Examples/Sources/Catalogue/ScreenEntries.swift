import CollectionViewKit

extension CatalogueEntry {
    /// What arranges screens.
    static func screenEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "SplitViewController",
                code: """
                    let trees = SplitViewController(
                        primaryPath: "/trees",
                        placeholder: nothing,
                        router: { path in path == "/trees" ? TreeListViewController() : makeTree(path) },
                        notFound: { _ in NotFoundViewController() })
                    let window = Window(rootViewController: trees)
                    """
            ) {
                let path = TreeRoute(number: nil).path
                let link = View(.link, styleClasses: ["button", "button-tinted"])
                link.setAttribute(.destination, path)
                link.accessibilityHint = strings.columns.hint
                link.addSubview(text(strings.columns.open, .callout))
                link.addTarget(link) { $0.send(.open(path)) }
                return Stack(.vertical, alignment: .leading, [link])
            }
        ]
    }
}
