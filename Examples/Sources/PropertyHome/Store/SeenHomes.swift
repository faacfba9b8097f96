import CollectionViewKit

/// Which homes the reader has opened, shared by all screens: shown at once, stored by the server, taken back where it
/// refuses.
final class SeenHomes {
    /// Raised with every change.
    private(set) var revision = 0
    /// What is to be said about something that failed.
    private(set) var notice: String?

    private let service: HomesService
    private var records: [Int: SeenSync] = [:]

    init(_ service: HomesService) {
        self.service = service
    }
}

extension SeenHomes {
    /// Whether the reader has opened a home: what is known here counts more than what its card said.
    func isSeen(_ home: Home) -> Bool { records[home.id]?.isSeen ?? home.isSeen }

    /// Whether the reader has opened a home of a row of the results.
    func isSeen(_ id: Int, known: Bool) -> Bool { records[id]?.isSeen ?? known }

    /// The reader has opened a home, or wants it to be new again.
    func set(_ home: Home, _ isSeen: Bool = true) {
        let known = self.isSeen(home)
        guard known != isSeen else { return }
        var record = records[home.id] ?? SeenSync(stored: home.isSeen)
        let tells = record.want(isSeen)
        records[home.id] = record
        revision += 1
        if tells { tell(home.id, home.title) }
    }

    /// The reader has read what was said.
    func dismissNotice() {
        notice = nil
        revision += 1
    }

    private func tell(_ id: Int, _ title: String) {
        guard let isSeen = records[id]?.isSeen else { return }
        service.setSeen(id, isSeen) { [self] result in
            guard var record = records[id] else { return }
            var isStored = false
            if case .success = result { isStored = true }
            let action = record.answered(isStored: isStored)
            records[id] = record
            revision += 1
            switch action {
            case .nothing: break
            case .tell: tell(id, title)
            case .giveUp: notice = "That you have seen “\(title)” could not be stored. It is shown as it was."
            }
        }
    }
}
