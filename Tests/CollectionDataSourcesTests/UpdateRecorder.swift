import CollectionDataSources

/// Records the updates of a data source as text and carries them out at once.
final class UpdateRecorder {
    private(set) var log: [String] = []
    private(set) var updates: [CollectionUpdate] = []
    private let pipeline = UpdatePipeline(isDisplayed: true)

    /// Records what a data source submits from now on.
    init<SectionID, ItemID>(_ source: DiffableDataSource<SectionID, ItemID>) {
        source.attach(to: pipeline)
        // Kept alive by the data source, as a test may have no use for it.
        pipeline.wakeHandler = { [self] in
            while case .update(let update)? = pipeline.next() {
                log.append(update.description)
                updates.append(update)
                pipeline.finish()
            }
        }
    }

    func add(_ line: String) { log.append(line) }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Takes the updates of a data source one by one, when a test says so.
final class UpdateTaker {
    var log: [String] = []
    private(set) var updates: [CollectionUpdate] = []
    let pipeline = UpdatePipeline(isDisplayed: true)

    /// Takes what a data source submits from now on.
    init<SectionID, ItemID>(_ source: DiffableDataSource<SectionID, ItemID>) {
        source.attach(to: pipeline)
    }

    /// Takes the next update, if it is its turn. Returns whether it is.
    @discardableResult
    func take() -> Bool {
        guard case .update(let update)? = pipeline.next() else { return false }
        log.append(update.description)
        updates.append(update)
        return true
    }

    /// Finishes the update that was taken last.
    func finish() { pipeline.finish() }
}
