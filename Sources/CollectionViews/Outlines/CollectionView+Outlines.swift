import CollectionDataSources
import CollectionGeometry

extension CollectionView {
    /// Expands or collapses an item because the user activated its disclosure or pressed an arrow.
    func toggleItem(at indexPath: IndexPath) {
        guard presentedSource?.toggleItem(at: indexPath) == true else { return }
        setNeedsLayout()
    }
}
