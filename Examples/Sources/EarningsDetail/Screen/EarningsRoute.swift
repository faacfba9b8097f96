/// An address of earnings: `/earnings` for the list, `/earnings/7` for a transaction.
public struct EarningsRoute: Equatable, Sendable {
    /// The number of the transaction; `nil` for the list.
    public var transactionID: Int?

    /// Reads an address; `nil` for one that is none of these.
    public init?(path: String) {
        let bytes = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let parts = bytes.split(separator: UInt8(ascii: "/"))
        guard let first = parts.first, first.elementsEqual("earnings".utf8), parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return }
        guard let id = Int(String(decoding: parts[1], as: UTF8.self)), id > 0 else { return nil }
        transactionID = id
    }

    init(transactionID: Int?) {
        self.transactionID = transactionID
    }

    /// The address in the browser.
    public var path: String { transactionID.map { "/earnings/\($0)" } ?? "/earnings" }
}
