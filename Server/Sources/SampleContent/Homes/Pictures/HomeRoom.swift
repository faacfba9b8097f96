/// A room of which there are pictures.
enum HomeRoom: String, CaseIterable, Sendable {
    case living, kitchen, bedroom, bath
}

extension HomeRoom {
    /// How many drawings there are of it.
    var count: Int {
        switch self {
        case .living: 16
        case .kitchen, .bedroom: 12
        case .bath: 8
        }
    }

    /// What its drawings show.
    var caption: String {
        switch self {
        case .living: "A living room with a sofa, a shelf and a floor lamp"
        case .kitchen: "A kitchen with an island below three lamps"
        case .bedroom: "A bedroom with a bed and a plant at the window"
        case .bath: "A bathroom with a tub, and a basin below a mirror"
        }
    }
}
