import CollectionDataSources
import CollectionGeometry

extension CollectionView {
    /// Shows or hides the children of an item because the reader asked for it.
    func toggleItem(at indexPath: IndexPath) {
        guard presentedSource?.toggleItem(at: indexPath) == true else { return }
        setNeedsLayout()
    }
}
