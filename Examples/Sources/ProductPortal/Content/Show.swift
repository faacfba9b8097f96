import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A show, as the head of its screen and the list of shows have it.
struct Show: Identifiable, Equatable {
    var id: Int
    var name: String
    var studio: String
    var status: ShowStatusContract?
    var poster: ImageSource?
}

extension Show {
    /// A show of a response.
    init(_ contract: ShowContract) {
        self.init(
            id: contract.id, name: contract.name, studio: contract.studio, status: contract.status,
            poster: contract.poster.flatMap { ImageSource($0) })
    }
}

extension ShowStatusContract {
    /// The status as a text.
    var title: String {
        let strings = PortalStrings.current
        return switch self {
        case .live: strings.statuses.live
        case .inReview: strings.statuses.inReview
        case .changesRequested: strings.statuses.changesRequested
        case .draft: strings.statuses.draft
        }
    }

    /// How urgently the status needs attention.
    var kind: Badge.Kind {
        switch self {
        case .live: .success
        case .inReview: .prominent
        case .changesRequested: .warning
        case .draft: .neutral
        }
    }
}
