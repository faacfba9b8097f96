/// A compositional layout whose sections are all lists in one look. ``CompositionalLayout/list(using:)`` returns it.
///
/// Its rows have measured heights; no section of it scrolls by itself, and none has decorations. A collection view that is
/// created with a layout of this type omits the code for both.
///
/// See Apple's documentation of `UICollectionViewCompositionalLayout`.
public final class CompositionalListLayout: CompositionalLayout {
    init(using configuration: ListConfiguration) {
        super.init(sectionProvider: { _, environment in .list(using: configuration, environment: environment) })
    }
}
