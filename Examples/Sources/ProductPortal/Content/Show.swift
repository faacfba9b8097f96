import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A show, as the head of its screen and the list of shows have it.
struct Show: Identifiable, Equatable {
    var id: Int
    var name: String
    var studio: String
    var status: ShowStatus?
    var poster: ImageSource?
}

extension Show {
    /// Reads a show; `nil` where the number or the name is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json["name"]?.string else { return nil }
        self.id = id
        self.name = name
        studio = json["studio"]?.string ?? ""
        status = json["status"].flatMap { ShowStatus($0) }
        poster = json["poster"].flatMap { ImageSource($0) }
    }
}

/// Where a show is on its way to the audience.
enum ShowStatus: Equatable {
    case live, inReview, changesRequested, draft

    /// Reads a status; `nil` for one that is not known here.
    init?(_ json: JSONValue) {
        if json.isString("live") {
            self = .live
        } else if json.isString("inReview") {
            self = .inReview
        } else if json.isString("changesRequested") {
            self = .changesRequested
        } else if json.isString("draft") {
            self = .draft
        } else {
            return nil
        }
    }

    /// The status in words.
    var title: String {
        let strings = PortalStrings.current.statuses
        return switch self {
        case .live: strings.live
        case .inReview: strings.inReview
        case .changesRequested: strings.changesRequested
        case .draft: strings.draft
        }
    }

    /// How much the status asks to be looked at.
    var kind: Badge.Kind {
        switch self {
        case .live: .success
        case .inReview: .prominent
        case .changesRequested: .warning
        case .draft: .neutral
        }
    }
}
