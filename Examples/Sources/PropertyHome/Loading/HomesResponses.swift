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
    /// How many favourites the user has, where the server says.
    var favourites: Int?
    /// What was searched for, where the server says.
    var search: HomeSearch?
}

extension HomesPage {
    /// A part of a response.
    init(_ contract: HomePageContract) {
        self.init(
            homes: contract.homes.map { Home($0) }, isReadable: contract.unreadableCount == 0, more: contract.more,
            count: contract.count, unseen: contract.unseen, favourites: contract.favourites,
            search: contract.search.map { HomeSearch($0) })
    }
}

/// All there is to say of one home. It never changes, and is held by reference for that.
final class HomeDetails {
    let home: Home
    let description: String
    let features: [String]
    /// The class of its use of energy, a letter.
    let energy: String
    /// Whether the user had written to who offers it when the server responded.
    let isContacted: Bool
    let similar: [Home]

    /// The details of a response.
    init(_ contract: HomeDetailsContract) {
        home = Home(contract.home)
        description = contract.description
        features = contract.features
        energy = contract.energy
        isContacted = contract.isContacted
        similar = contract.similar.map { Home($0) }
    }
}

extension HomeDetails {
    /// Reads the body of a response.
    ///
    /// - Throws: `LoadError` where it is no JSON, or the home is missing.
    static func read(_ body: [UInt8], log context: HostContext?) throws(LoadError) -> HomeDetails {
        HomeDetails(try HostResponse.success(body).contract({ HomeDetailsContract($0) }, log: context))
    }
}

extension MapFeature {
    /// Something on the ground of a response.
    init(_ contract: GroundFeatureContract) {
        self.init(Kind(contract.kind), parts: contract.parts.map { Self.corners($0) })
    }

    /// The corners of latitudes and longitudes that take turns.
    private static func corners(_ degrees: [Double]) -> [Coordinate] {
        var corners: [Coordinate] = []
        corners.reserveCapacity(degrees.count / 2)
        for index in stride(from: 1, to: degrees.count, by: 2) {
            corners.append(Coordinate(latitude: degrees[index - 1], longitude: degrees[index]))
        }
        return corners
    }
}

extension MapFeature.Kind {
    /// The kind of something on the ground.
    init(_ contract: GroundKindContract) {
        self =
            switch contract {
            case .land: .land
            case .park: .park
            case .water: .water
            case .stream: .stream
            case .building: .building
            case .path: .path
            case .street: .street
            case .road: .road
            case .railway: .railway
            case .boundary: .boundary
            }
    }
}
