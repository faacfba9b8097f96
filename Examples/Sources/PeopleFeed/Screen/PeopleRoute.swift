/// An address of the feed: `/people` for the feed, `/people/1` for a profile.
public struct PeopleRoute: Equatable, Sendable {
    /// The number of the person; `nil` for the feed.
    public var personID: Int?

    init(personID: Int?) {
        self.personID = personID
    }

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the feed.
    public init?(path: String) {
        let parts = Array(path.utf8).prefix { $0 != UInt8(ascii: "?") }.split(separator: UInt8(ascii: "/"))
        guard let first = parts.first, first.elementsEqual("people".utf8), parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return }
        guard let id = Int(String(decoding: parts[1], as: UTF8.self)), id > 0 else { return nil }
        personID = id
    }

    /// The address in the browser.
    public var path: String { personID.map { "/people/\($0)" } ?? "/people" }
}
