import CollectionViewKit
import ScreenContracts

/// What the user looks for. What is `nil` is no limit.
struct HomeSearch: Equatable {
    /// The district; `nil` for the whole city.
    var placeID: String?
    var kind: HomeKindContract?
    /// In whole euros.
    var minimumPrice: Int?
    /// In whole euros.
    var maximumPrice: Int?
    /// In steps of a half.
    var minimumRooms: Double?
    /// In square metres.
    var minimumArea: Int?
}

extension HomeSearch {
    /// The search of a response. A kind that is not known and a number that is not whole are no limits.
    init(_ contract: HomeSearchContract) {
        self.init(
            placeID: contract.place, kind: contract.kind.flatMap { HomeKindContract(word: $0) },
            minimumPrice: Self.whole(contract.minimumPrice), maximumPrice: Self.whole(contract.maximumPrice),
            minimumRooms: contract.minimumRooms.map { max(0, min($0, HomeContract.maximumRoomCount)) },
            minimumArea: Self.whole(contract.minimumArea))
    }

    /// The document for the server; limits that are not set are `null`.
    var body: [UInt8] {
        let contract = HomeSearchContract(
            place: placeID, kind: kind?.word, minimumPrice: minimumPrice.map { Double($0) },
            maximumPrice: maximumPrice.map { Double($0) }, minimumRooms: minimumRooms,
            minimumArea: minimumArea.map { Double($0) })
        var writer = JSONWriter()
        writer.object { contract.write(to: &$0) }
        return writer.bytes
    }

    /// A whole number of 32 bits, as the browser has them; `nil` for any other.
    private static func whole(_ number: Double?) -> Int? {
        number.flatMap { Int32(exactly: $0) }.map { Int($0) }
    }
}
