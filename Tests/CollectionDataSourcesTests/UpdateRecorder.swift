import CollectionDataSources

/// Records the updates of a data source as text and says that they are carried out.
final class UpdateRecorder {
    private(set) var log: [String] = []

    /// Records what a data source yields from now on.
    init<SectionID, ItemID>(_ source: DiffableDataSource<SectionID, ItemID>) {
        source.updateHandler = { [unowned source] update in
            self.log.append(update.description)
            source.finishUpdate(update.number)
        }
    }

    func add(_ line: String) { log.append(line) }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}
