import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A home in the list, as far as the columns know it: enough for a row before its card has come.
struct ResultRow: Identifiable, Equatable {
    let id: Int
    var price: Int
    var area: Int
    var halfRooms: Int
    var kind: HomeKindContract
    /// The day since which it is for sale, in days since 1970.
    var added: Int
    /// Whether the user had opened it when the server responded.
    var isSeen: Bool

    init(_ columns: HomeColumns, row: Int) {
        id = columns.ids[row]
        price = columns.prices[row]
        area = columns.areas[row]
        halfRooms = columns.halfRooms[row]
        kind = HomeKindContract(rawValue: columns.kinds[row]) ?? .flat
        added = columns.added[row]
        isSeen = columns.seen[row]
    }
}

extension ResultRow {
    /// The kind, the rooms and the area in a line.
    var facts: String {
        SeparatedText.joined([kind.name, HomesText.rooms(Double(halfRooms) / 2), HomesText.area(area)])
    }

    /// The price of a square metre.
    var pricePerArea: String { HomesText.pricePerArea(price / max(1, area)) }
}

/// All that is shown: the one object of the list. The rows are read from the model, so that nothing is copied to find out
/// that there is another revision.
struct ResultList: Identifiable, Equatable {
    let id = 0
    var revision: Int
}
