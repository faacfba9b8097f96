import CollectionViewKit

/// Which homes the user has opened, shared by all screens: shown at once, stored by the server, taken back where it
/// refuses. After an unknown response the home stays seen, and the request is sent again when the home is opened again.
final class SeenHomes {
    /// Raised with every change.
    private(set) var revision = 0

    private let service: HomesService
    /// The title of the last home of which it could not be stored that it was opened, until the user knows.
    private var notStored: String?
    /// The homes that were opened since they were requested: stored, being stored, or ``unconfirmed``.
    private var opened = Set<Int>()
    /// Those of them for which the response was unknown.
    private var unconfirmed = Set<Int>()

    init(_ service: HomesService) {
        self.service = service
    }
}

extension SeenHomes {
    /// What is to be said about something that failed.
    var notice: String? { notStored.map { HomesStrings.current.failures.notSeen($0) } }

    /// Whether the user has opened a home: as its card said, or since.
    func isSeen(_ home: Home) -> Bool { isSeen(home.id, known: home.isSeen) }

    /// Whether the user has opened a home of a row of the results.
    func isSeen(_ id: Int, known: Bool) -> Bool { known || opened.contains(id) }

    /// The user has opened a home.
    func see(_ home: Home) {
        guard !home.isSeen, !opened.contains(home.id) || unconfirmed.contains(home.id) else { return }
        opened.insert(home.id)
        unconfirmed.remove(home.id)
        revision += 1
        service.setSeen(home.id, true) { [self] result in
            guard case .failure(let error) = result else { return }
            guard StoreResponse(error) == .refused else {
                unconfirmed.insert(home.id)
                return
            }
            opened.remove(home.id)
            notStored = home.title
            revision += 1
        }
    }

    /// The user has read what was said.
    func dismissNotice() {
        notStored = nil
        revision += 1
    }
}
