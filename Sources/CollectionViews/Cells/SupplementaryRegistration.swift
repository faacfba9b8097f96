public import CollectionGeometry
public import CollectionLayout

/// Which class shows a kind of supplementary view, and how such a view is filled.
///
/// Make a registration once and keep it: views are reused among the elements of one registration.
public final class SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ view: Supplementary, _ kind: ElementKind, _ indexPath: IndexPath) -> Void

    /// The kind of the elements.
    public let elementKind: ElementKind
    let handler: Handler
    let maker = ViewMaker(Supplementary.self)

    /// Creates a registration for a kind with the closure that fills a view.
    public init(elementKind: ElementKind, _ handler: @escaping Handler) {
        self.elementKind = elementKind
        self.handler = handler
    }
}
