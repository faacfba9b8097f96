import CollectionViewKit

/// A show, as the head of its screen and the list of shows have it.
struct Show: Identifiable, Equatable {
    var id: Int
    var name: String
    var studio: String
    var status: ShowStatus?
    var posterPath: String
    var posterSize: Size
    var posterTint: Int32
}

extension Show {
    /// Reads a show; `nil` where the number or the name is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json["name"]?.string else { return nil }
        self.id = id
        self.name = name
        studio = json["studio"]?.string ?? ""
        status = json["status"].flatMap { ShowStatus($0) }
        let poster = json["poster"]
        posterPath = poster?["path"]?.string ?? ""
        posterSize = Size(width: Double(poster?.int("w") ?? 1), height: Double(poster?.int("h") ?? 1))
        posterTint = poster?["tint"]?.string.flatMap { Self.tint($0) } ?? -1
    }

    /// The poster, for an image view.
    var poster: ImageSource? {
        guard !posterPath.isEmpty,
            let ladder = ImageLadder(template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])
        else { return nil }
        return ImageSource(ladder: ladder, path: posterPath, pixelSize: posterSize, tint: posterTint)
    }

    /// A colour such as `#8A8D91`.
    private static func tint(_ text: String) -> Int32? {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        return Int32(text.dropFirst(), radix: 16)
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
        switch self {
        case .live: "Live"
        case .inReview: "In review"
        case .changesRequested: "Changes requested"
        case .draft: "Draft"
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

extension JSONValue {
    /// A whole number in a member of an object; `nil` if there is none that fits.
    func int(_ name: StaticString) -> Int? { self[name]?.integer.flatMap { Int(exactly: $0) } }
}
