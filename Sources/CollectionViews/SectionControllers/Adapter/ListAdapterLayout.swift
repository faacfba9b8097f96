import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// Lays out each section, and animates inserted and deleted items, as its controller specifies.
///
/// It holds the list, which holds neither the layout nor the view.
final class ListAdapterLayout: CompositionalLayout {
    private let core: ListCore

    init(core: ListCore, configuration: CompositionalLayoutConfiguration) {
        self.core = core
        super.init(configuration: configuration) { core.layoutSection($0, $1) }
    }

    override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard let attributes = super.initialLayoutAttributesForAppearingItem(at: indexPath) else { return nil }
        guard let leaf = core.content.leaf(at: indexPath) else { return attributes }
        return leaf.controller.initialAttributes(attributes, forAppearingItemAt: leaf.index)
    }

    override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard let attributes = super.finalLayoutAttributesForDisappearingItem(at: indexPath) else { return nil }
        // It is also called for items that stay, for their old frames.
        guard let previous = core.updating.previous, previous.translation.newPath(ofOld: indexPath) == nil,
            let leaf = previous.content.leaf(at: indexPath)
        else { return attributes }
        return leaf.controller.finalAttributes(attributes, forDisappearingItemAt: leaf.index)
    }
}
