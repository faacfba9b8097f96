import PageServer
import PageStore
import ScreenContracts

/// A picture of a home. Homes share pictures, so that there are few to draw and to keep.
enum HomePicture: Hashable, Sendable {
    /// Raised whenever a drawing changes, so that pictures made before are not taken for the present ones.
    static let revision = 1
    /// The width of a picture, in pixels.
    static let pixelWidth = 1_280
    /// The height of a picture, in pixels.
    static let pixelHeight = 960

    /// A home from outside.
    case outside(HomeFacade, Int)
    /// A room.
    case room(HomeRoom, Int)
    /// The plan of a floor.
    case plan(Int)
}

extension HomePicture {
    /// The pictures of a home: from outside, its rooms, and its plan.
    static func pictures(of home: HomeRecord) -> [HomePicture] {
        var generator = home.generator(5)
        let facade = HomeFacade(home)
        var pictures: [HomePicture] = [.outside(facade, generator.number(in: 1...facade.count))]
        let rooms: [HomeRoom] =
            switch home.kind {
            case .studio: generator.chance(0.5) ? [.living, .kitchen] : [.living, .bath]
            case .flat: generator.chance(0.5) ? [.living, .kitchen, .bedroom] : [.living, .bedroom, .kitchen, .bath]
            case .house: [.living, .kitchen, .bedroom, .bath]
            case .loft: generator.chance(0.5) ? [.living, .kitchen] : [.living, .kitchen, .bedroom]
            }
        pictures += rooms.map { .room($0, generator.number(in: 1...$0.count)) }
        pictures.append(
            .plan(generator.number(in: 1...HomePlanDrawing.count(of: home.kind)) + home.kind.rawValue * 100))
        return pictures
    }

    /// Every picture that there is.
    static var all: [HomePicture] {
        HomeFacade.allCases.flatMap { facade in (1...facade.count).map { .outside(facade, $0) } }
            + HomeRoom.allCases.flatMap { room in (1...room.count).map { .room(room, $0) } }
            + HomeKindContract.allCases.flatMap { kind in
                (1...HomePlanDrawing.count(of: kind)).map { .plan($0 + kind.rawValue * 100) }
            }
    }

    private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

    /// Finds the picture of a path of the store; `nil` if it is not one of these pictures.
    init?(path: String) {
        guard let picture = Self.byPath[path] else { return nil }
        self = picture
    }

    /// The path in the store.
    var path: String {
        let name =
            switch self {
            case .outside(let facade, let number): "outside/\(facade.rawValue)-\(number)"
            case .room(let room, let number): "room/\(room.rawValue)-\(number)"
            case .plan(let number): "plan/\(number)"
            }
        return "homes/\(name).r\(Self.revision).jpg"
    }

    /// The colour that stands in until the picture has loaded.
    var backdrop: Tint {
        switch self {
        case .outside(let facade, let number): HomeSky(facade, number).middle
        case .room(let room, let number): HomeRoomDrawing(room, number).wall
        case .plan: HomePlanDrawing.paper
        }
    }

    /// The picture as an SVG document.
    func svg() -> String {
        switch self {
        case .outside(let facade, let number): HomeOutsideDrawing(facade, number).svg()
        case .room(let room, let number): HomeRoomDrawing(room, number).svg()
        case .plan(let number): HomePlanDrawing(number).svg()
        }
    }
}

extension PictureContract {
    /// The picture of a home.
    init(_ picture: HomePicture) {
        self.init(
            path: picture.path, pixelWidth: HomePicture.pixelWidth, pixelHeight: HomePicture.pixelHeight,
            tint: picture.backdrop.hexadecimal)
    }
}

/// Draws the pictures of homes.
struct HomePictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        HomePicture(path: path)?.svg()
    }
}
