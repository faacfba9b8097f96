public import CollectionViewKit

/// The example of a `SplitViewController`: a list of trees, and what there is to say about each. A split view controller is the root of
/// a window, so that the catalogue opens the example in a window of its own.
public enum TreeColumns {
    /// What the secondary column shows while no tree is chosen, in the language of the app.
    public static var placeholder: ContentUnavailableConfiguration {
        .empty(CatalogueStrings.current.columns.nothing)
    }

    /// Creates the columns.
    public static func makeViewController() -> SplitViewController {
        SplitViewController(
            primaryPath: TreeRoute(number: nil).path,
            placeholder: placeholder,
            router: { path in
                guard let route = TreeRoute(path: path) else { return nil }
                guard let number = route.number else { return TreeListViewController() }
                return TreeViewController(number)
            },
            notFound: { _ in TreeListViewController() })
    }
}
