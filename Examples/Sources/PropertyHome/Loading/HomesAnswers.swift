import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A part of a list of homes.
struct HomesPage: Equatable {
    var homes: [Home]
    /// Whether every home that came could be read.
    var isReadable = true
    /// Where to go on; `nil` at the end.
    var more: String?
    /// How many homes there are in all, where the server says.
    var count: Int?
    /// How many of them were not seen, where the server says.
    var unseen: Int?
    /// What was searched for, where the server says.
    var search: HomeSearch?
}

extension HomesPage {
    /// Reads a part; `nil` where it has no list of homes.
    init?(_ json: JSONValue) {
        guard let list = json["homes"] else { return nil }
        let homes = Home.list(list)
        self.init(
            homes: homes, isReadable: homes.count == list.count, more: json["more"]?.string, count: json.int("count"),
            unseen: json.int("unseen").map { max(0, $0) }, search: json["search"].map { HomeSearch($0) })
    }
}

/// All there is to say of one home.
struct HomeDetails: Equatable {
    var home: Home
    var description: String
    var features: [String]
    /// The class of its use of energy, a letter.
    var energy: String
    var similar: [Home]
}

extension HomeDetails {
    /// Reads the details; `nil` where the home is missing.
    init?(_ json: JSONValue) {
        guard let home = json["home"].flatMap({ Home($0) }) else { return nil }
        self.init(
            home: home, description: json["description"]?.string ?? "",
            features: json["features"].map { $0.elements.compactMap { $0.string } } ?? [],
            energy: json["energy"]?.string ?? "", similar: Home.list(json["similar"]))
    }

    /// Reads the body of a response.
    ///
    /// - Throws: `LoadError` where it is no JSON, or the home is missing.
    init(_ body: [UInt8], log context: HostContext?) throws(LoadError) {
        switch HostResponse.success(body).json(log: context) {
        case .success(let json):
            guard let details = HomeDetails(json) else { throw LoadError.undecodable }
            self = details
        case .failure(let error): throw error
        }
    }
}

extension MapFeature {
    /// Reads something on the ground; `nil` for a kind that is not known here.
    init?(_ json: JSONValue) {
        guard let kind = json["kind"].flatMap({ Kind($0) }) else { return nil }
        let parts = json["parts"].map { $0.elements.map { Self.corners($0) } } ?? []
        self.init(kind, parts: parts)
    }

    /// The corners of latitudes and longitudes that take turns.
    private static func corners(_ json: JSONValue) -> [Coordinate] {
        var corners: [Coordinate] = []
        corners.reserveCapacity(json.count / 2)
        var latitude: Double?
        for number in json.elements {
            guard let number = number.number else { continue }
            if let north = latitude {
                corners.append(Coordinate(latitude: north, longitude: number))
                latitude = nil
            } else {
                latitude = number
            }
        }
        return corners
    }
}

extension MapFeature.Kind {
    /// Reads the name of a kind.
    init?(_ json: JSONValue) {
        guard let name = json.string, let kind = Self.allCases.first(where: { $0.word.utf8.elementsEqual(name.utf8) })
        else { return nil }
        self = kind
    }

    private var word: String {
        switch self {
        case .land: "land"
        case .park: "park"
        case .water: "water"
        case .stream: "stream"
        case .building: "building"
        case .path: "path"
        case .street: "street"
        case .road: "road"
        case .railway: "railway"
        case .boundary: "boundary"
        }
    }
}
