import CollectionDataSources
import CollectionGeometry
import CollectionLayout

extension ListCore: CollectionContentSource {
    var numberOfSections: Int { content.sections.count }

    func numberOfItems(inSection section: Int) -> Int {
        content.sections.indices.contains(section) ? content.sections[section].items.count : 0
    }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        guard let leaf = content.leaf(at: local(indexPath)),
            let context = context(of: leaf.controller, in: collectionView)
        else { return nil }
        tell(.willMakeCell(indexPath))
        defer { tell(.didMakeCell(indexPath)) }
        return leaf.controller.cell(forItemAt: leaf.index, in: context)
    }

    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        guard let controller = content.controller(ofSection: indexPath.section),
            let context = context(of: controller, in: collectionView)
        else { return nil }
        return controller.supplementaryView(ofKind: kind, at: indexPath.item, in: context)
    }

    func accessibilityLabel(forSection section: Int) -> String? {
        content.controller(ofSection: section)?.accessibilityLabel
    }

    func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        content.leaf(at: indexPath).flatMap { $0.controller.accessibilityLabel(forItemAt: $0.index) }
    }

    func attach(to updates: UpdatePipeline) { pipeline = updates }

    func prepareForUpdate() {
        guard let pipeline, isUpdateDue() else { return }
        scheduler.submit()
        pipeline.submit(completion: { [self] in completeUpdate(isShown: $0) }) { [self] in makeUpdate() }
    }
}
