/// An address of the example of a `SplitViewController`: `/catalogue/split` for the list of trees, `/catalogue/split/1` for a tree.
public struct TreeRoute: Equatable, Sendable {
    /// The number of the tree, from 1; `nil` for the list.
    var number: Int?

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the example.
    public init?(path: String) {
        let bytes = Array(path.utf8)
        let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
        let parts = bytes[..<end].split(separator: UInt8(ascii: "/"))
        guard parts.count == 2 || parts.count == 3, parts[0].elementsEqual("catalogue".utf8),
            parts[1].elementsEqual("split".utf8)
        else { return nil }
        guard parts.count == 3 else { return }
        guard let number = Int(String(decoding: parts[2], as: UTF8.self)), Self.numbers.contains(number) else {
            return nil
        }
        self.number = number
    }

    init(number: Int?) { self.number = number }
}

extension TreeRoute {
    /// The numbers of the trees.
    static var numbers: ClosedRange<Int> { 1...4 }

    /// The address in the browser.
    var path: String { number.map { "/catalogue/split/\($0)" } ?? "/catalogue/split" }
}
