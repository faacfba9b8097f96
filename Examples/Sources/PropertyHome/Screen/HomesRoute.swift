/// An address of the property app: `/homes` for its home screen, `/homes/results` for a search, `/homes/1` for a home.
public enum HomesRoute: Equatable, Sendable {
    /// The home screen.
    case start
    /// The results of a search; its query, without the question mark.
    case results(query: String)
    /// One home, by its number.
    case home(Int)

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the property app.
    public init?(path: String) {
        let halves = path.utf8.prefix { $0 != UInt8(ascii: "#") }
            .split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let parts = halves.first?.split(separator: UInt8(ascii: "/")), let first = parts.first,
            first.elementsEqual("homes".utf8), parts.count <= 2
        else { return nil }
        guard parts.count == 2 else {
            self = .start
            return
        }
        if parts[1].elementsEqual("results".utf8) {
            self = .results(query: halves.count == 2 ? String(decoding: halves[1], as: UTF8.self) : "")
        } else if let id = Int(String(decoding: parts[1], as: UTF8.self)), id > 0 {
            self = .home(id)
        } else {
            return nil
        }
    }

    /// Whether an address is one of the property app, whether it leads to anything there or not.
    static func isInside(_ path: String) -> Bool {
        let address = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return address.split(separator: UInt8(ascii: "/")).first?.elementsEqual("homes".utf8) == true
    }

    /// The address in the browser.
    public var path: String {
        switch self {
        case .start: "/homes"
        case .results(let query): query.isEmpty ? "/homes/results" : "/homes/results?" + query
        case .home(let id): "/homes/\(id)"
        }
    }
}
