/// An address of the portal: `/shows` for the list, `/shows/1` and `/shows/1/episodes` for a show and one of its segments.
///
/// With the query `faults`, the screen of a show has a panel that has endpoints go wrong.
public struct ShowRoute: Equatable, Sendable {
    /// The number of the show; `nil` for the list of shows.
    public var showID: Int?
    /// Whether the panel of faults is shown.
    public var hasFaultPanel = false
    var segment = ShowSegment.details

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the portal.
    public init?(path: String) {
        let bytes = Array(path.utf8)
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        let parts = bytes[..<end].split(separator: UInt8(ascii: "/"))
        guard let first = parts.first, Self.name.matches(first), parts.count <= 3 else { return nil }
        if parts.count > 1 {
            guard let id = Int(String(decoding: parts[1], as: UTF8.self)), id > 0 else { return nil }
            showID = id
        }
        if parts.count > 2 {
            guard let segment = ShowSegment.allCases.dropFirst().first(where: { $0.name.matches(parts[2]) }) else {
                return nil
            }
            self.segment = segment
        }
        let query = bytes[end...].dropFirst().split(separator: UInt8(ascii: "&"))
        hasFaultPanel = query.contains { Self.faults.matches($0) }
    }

    init(showID: Int?, segment: ShowSegment = .details, hasFaultPanel: Bool = false) {
        self.showID = showID
        self.segment = segment
        self.hasFaultPanel = hasFaultPanel
    }

    private static var name: StaticString { "shows" }
    private static var faults: StaticString { "faults" }
}

extension ShowRoute {
    /// The address in the browser.
    public var path: String {
        guard let showID else { return "/shows" }
        let segment = segment == .details ? "" : "/\(segment.name)"
        return "/shows/\(showID)" + segment + (hasFaultPanel ? "?faults" : "")
    }

    /// Where the server has it.
    var source: String { showID.map { "/v1/shows/\($0)" } ?? "/v1/shows" }
}

extension StaticString {
    /// Whether bytes are those of the text.
    fileprivate func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
        withUTF8Buffer { bytes.elementsEqual($0) }
    }
}
