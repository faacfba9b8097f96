import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What the user looks for. What is `nil` is no limit.
struct HomeSearch: Equatable {
    /// The district; `nil` for the whole city.
    var placeID: String?
    var kind: Home.Kind?
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
    /// Reads what the server remembers.
    init(_ json: JSONValue) {
        self.init(
            placeID: json["place"]?.string, kind: json["kind"].flatMap { Home.Kind($0) },
            minimumPrice: json.int("minimumPrice"), maximumPrice: json.int("maximumPrice"),
            minimumRooms: json.rooms("minimumRooms"), minimumArea: json.int("minimumArea"))
    }

    /// The document for the server; limits that are not set are `null`.
    var body: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            Self.write("place", placeID, in: &writer)
            Self.write("kind", kind?.word, in: &writer)
            Self.write("minimumPrice", minimumPrice, in: &writer)
            Self.write("maximumPrice", maximumPrice, in: &writer)
            writer.name("minimumRooms")
            if let minimumRooms {
                writer.number(minimumRooms, places: 1)
            } else {
                writer.null()
            }
            Self.write("minimumArea", minimumArea, in: &writer)
        }
        return writer.bytes
    }

    private static func write(_ name: String, _ value: Int?, in writer: inout JSONWriter) {
        writer.name(name)
        if let value { writer.integer(Int64(value)) } else { writer.null() }
    }

    private static func write(_ name: String, _ value: String?, in writer: inout JSONWriter) {
        writer.name(name)
        if let value { writer.string(value) } else { writer.null() }
    }
}
