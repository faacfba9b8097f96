public import CollectionGeometry
public import CollectionLayout

/// The class of the supplementary views of a kind, and the closure that configures them.
///
/// Create a registration once and keep it: views are reused among the elements of one registration. It holds the closure
/// strongly.
public final class SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (_ view: Supplementary, _ kind: ElementKind, _ indexPath: IndexPath) -> Void

    /// The kind of the elements.
    public let elementKind: ElementKind
    let handler: Handler
    let maker: ViewMaker

    /// Creates a registration for a kind with the closure that configures a view.
    public init(elementKind: ElementKind, _ handler: @escaping Handler) {
        self.elementKind = elementKind
        maker = ViewMaker(Supplementary.self, elementKind: elementKind)
        self.handler = handler
    }
}
