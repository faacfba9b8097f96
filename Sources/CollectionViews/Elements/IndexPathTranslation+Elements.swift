import CollectionDiffing
import CollectionGeometry
import CollectionLayout

extension IndexPathTranslation {
    /// The element after an update: an item by its new path, any other element by the new index of its section.
    func newElement(ofOld element: LayoutElement) -> LayoutElement? {
        let path = element.indexPath
        guard path.item != IndexPath.globalItem else { return element }
        guard let section = sections.newIndex(ofOld: path.section) else { return nil }
        let newPath = IndexPath(item: path.item, section: section)
        return switch element {
        case .cell: newPathElement(path)
        case .supplementary(let kind, _): .supplementary(kind, newPath)
        case .decoration(let kind, _): .decoration(kind, newPath)
        }
    }

    private func newPathElement(_ path: IndexPath) -> LayoutElement? {
        newPath(ofOld: path).map { .cell($0) }
    }
}
