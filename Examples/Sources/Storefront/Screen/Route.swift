public import CollectionViewKit

/// A screen of the storefront as an address: the page it shows, and of which thing.
///
/// The address in the browser is `/storefront` for the home page and `/page/id` for others; the page comes from the server under
/// the same names.
public struct Route: Equatable, Sendable {
    /// The name of the page, such as `product`.
    public var page: String
    /// The id of the thing the page is about; empty for none.
    public var id: String

    /// The home page.
    public static let home = Route(page: "home", id: "")

    /// Creates a route.
    public init(page: String, id: String) {
        self.page = page
        self.id = id
    }

    /// Reads an address of the browser. Returns `nil` for an address that cannot be one of a page.
    public init?(path: String) {
        let withoutQuery = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let parts = withoutQuery.split(separator: UInt8(ascii: "/"))
        guard parts.allSatisfy({ $0.allSatisfy(Self.isNameByte) }), parts.count <= 2 else { return nil }
        switch parts.count {
        case 0: return nil
        case 1 where parts[0].elementsEqual("storefront".utf8): self = .home
        case 1: self.init(page: String(decoding: parts[0], as: UTF8.self), id: "")
        default:
            self.init(page: String(decoding: parts[0], as: UTF8.self), id: String(decoding: parts[1], as: UTF8.self))
        }
    }

    /// The route a list of actions leads to when the element is selected, if it leads to a page.
    public init?(of actions: [PageAction]) {
        for command in actions[.select] {
            guard case .push(let page, let arguments) = command else { continue }
            self.init(page: page, id: arguments["id"] ?? "")
            guard page.utf8.allSatisfy(Self.isNameByte), id.utf8.allSatisfy(Self.isNameByte) else { return nil }
            return
        }
        return nil
    }

    /// The address in the browser.
    public var path: String {
        if self == .home { return "/storefront" }
        return id.isEmpty ? "/" + page : "/" + page + "/" + id
    }

    /// Where the server has the page.
    public var source: String {
        id.isEmpty ? "/v1/pages/" + page : "/v1/pages/" + page + "/" + id
    }

    /// The bytes that ids and names of pages are made of.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
