/// Forwards the events of a collection view to a command driver. The view owns it, and the driver owns the view.
final class CommandObserver<SectionID: Hashable & Sendable>: CollectionViewObserver {
    private let driver: Weak<CellCommandDriver<SectionID>>

    init(_ driver: CellCommandDriver<SectionID>) {
        self.driver = Weak(driver)
    }

    func collectionViewWillLayout(_ collectionView: CollectionView) {}

    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent) {
        driver.object?.note(event)
    }

    func collectionViewDidLayout(_ collectionView: CollectionView) {
        driver.object?.performNoted()
    }

    func collectionViewDidEndDisplay(_ collectionView: CollectionView) {}
}
