import CollectionDataSources

/// Where an update waits for the collection view. It is shared so that the two sides need not know each other.
final class UpdateBox {
    /// Who is told that an update waits, once there is a host.
    var context: HostContext?
    private var waiting: CollectionUpdate?

    func add(_ update: CollectionUpdate) {
        waiting = update
        context?.setNeedsLayout()
    }

    func take() -> CollectionUpdate? {
        defer { waiting = nil }
        return waiting
    }
}
