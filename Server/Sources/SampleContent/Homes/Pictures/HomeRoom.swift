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
}
