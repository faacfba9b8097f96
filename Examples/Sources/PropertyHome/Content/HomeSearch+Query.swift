import CollectionViewKit
import ScreenContracts

// A search in the query of an address.

extension HomeSearch {
    private static let pattern: RoutePattern<HomeSearch> = (firstParameters / lastParameters).map(
        parse: {
            HomeSearch(
                placeID: $0.0.0, kind: $0.0.1, minimumPrice: $0.0.2, maximumPrice: $0.1.0, minimumRooms: $0.1.1,
                minimumArea: $0.1.2)
        },
        print: {
            (
                ($0.placeID, $0.kind, $0.minimumPrice),
                ($0.maximumPrice, $0.minimumRooms, $0.minimumArea)
            )
        })
    private static let firstParameters: RoutePattern<(String?, HomeKindContract?, Int?)> =
        RoutePattern<String?>.query("place", .token) / RoutePattern<HomeKindContract?>.query("kind", .kind)
        / RoutePattern<Int?>.query("minimumPrice", .amount)
    private static let lastParameters: RoutePattern<(Int?, Double?, Int?)> =
        RoutePattern<Int?>.query("maximumPrice", .amount) / RoutePattern<Double?>.query("minimumRooms", .halves)
        / RoutePattern<Int?>.query("minimumArea", .amount)

    /// Reads the query of an address; what is not known or not a number is passed over.
    init(query: String) { self = Self.pattern.value(for: "?" + query) ?? HomeSearch() }

    /// The query of an address, without the question mark; empty where nothing is set.
    var query: String { query(by: .newest) }

    /// The query of an address with an order, without the question mark. The order of the newest first is left out.
    func query(by order: HomeOrder) -> String {
        let address = (Self.pattern / HomeOrder.pattern).address(for: (self, order)) ?? ""
        return RoutePattern<String>.queryText.value(for: address) ?? ""
    }
}

extension RouteParameter where Value == HomeKindContract {
    fileprivate static var kind: RouteParameter<HomeKindContract> {
        RouteParameter(parse: { HomeKindContract(word: $0) }, print: { $0.word })
    }
}

extension RouteParameter where Value == Double {
    /// A number in steps of a half.
    fileprivate static var halves: RouteParameter<Double> {
        RouteParameter(parse: { HomesText.halves($0).map { Double($0) / 2 } }, print: { HomesText.halfText($0) })
    }
}

extension RouteParameter where Value == Int {
    /// A whole number of digits alone; one beyond all measure is the largest of 32 bits, with which the form finds fault.
    fileprivate static var amount: RouteParameter<Int> {
        RouteParameter(parse: { amount(of: $0) }, print: { "\($0)" })
    }

    private static func amount(of text: String) -> Int? {
        guard !text.isEmpty else { return nil }
        var value: Int64 = 0
        for byte in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), Int64(Int32.max))
        }
        return Int(value)
    }
}
