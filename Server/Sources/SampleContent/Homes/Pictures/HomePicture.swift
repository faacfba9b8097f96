import PageServer
import PageStore
import ScreenContracts

/// A picture of a home. Homes share pictures, so that there are few to draw and to keep: 232, each of which is drawn when it is
/// requested first.
enum HomePicture: Hashable, Sendable {
    /// Raised whenever a drawing changes, so that pictures made before are not taken for the present ones.
    static let revision = 2
    /// The width of a picture, in pixels.
    static let pixelWidth = 1_280
    /// The height of a picture, in pixels.
    static let pixelHeight = 960

    /// A home from outside.
    case outside(HomeFacade, Int)
    /// A room.
    case room(HomeRoom, Int)
    /// The garden behind a house.
    case garden(Int)
    /// The plan of a floor.
    case plan(Int)
}

extension HomePicture {
    /// The pictures of a home: from outside, its rooms, the garden of a house, and its plan.
    static func pictures(of home: HomeRecord) -> [HomePicture] {
        var generator = home.generator(5)
        let facade = HomeFacade(home)
        var pictures: [HomePicture] = [.outside(facade, generator.number(in: 1...facade.count))]
        let rooms: [HomeRoom] =
            switch home.kind {
            case .studio: [.living, .kitchen, .bath]
            case .flat: generator.chance(0.5) ? [.living, .kitchen, .bath] : [.living, .kitchen, .bedroom, .bath]
            case .house: [.living, .kitchen, .bedroom, .bath]
            case .loft: generator.chance(0.5) ? [.living, .kitchen, .bath] : [.living, .kitchen, .bedroom, .bath]
            }
        pictures += rooms.map { .room($0, generator.number(in: 1...$0.count)) }
        if home.kind == .house { pictures.append(.garden(generator.number(in: 1...HomeGardenDrawing.count))) }
        pictures.append(
            .plan(generator.number(in: 1...HomePlanDrawing.count(of: home.kind)) + home.kind.rawValue * 100))
        return pictures
    }

    /// Every picture that there is.
    static var all: [HomePicture] {
        var all: [HomePicture] = []
        for facade in HomeFacade.allCases { all += (1...facade.count).map { HomePicture.outside(facade, $0) } }
        for room in HomeRoom.allCases { all += (1...room.count).map { HomePicture.room(room, $0) } }
        all += (1...HomeGardenDrawing.count).map { HomePicture.garden($0) }
        for kind in HomeKindContract.allCases {
            all += (1...HomePlanDrawing.count(of: kind)).map { HomePicture.plan($0 + kind.rawValue * 100) }
        }
        return all
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
            case .garden(let number): "garden/\(number)"
            case .plan(let number): "plan/\(number)"
            }
        return "homes/\(name).r\(Self.revision).jpg"
    }

    /// The colour that stands in until the picture has loaded.
    var backdrop: Tint {
        switch self {
        case .outside(let facade, let number): HomeSky(facade, number).middle
        case .room(let room, let number): HomeRoomDrawing(room, number).wall
        case .garden(let number): HomeGardenDrawing(number).sky.middle
        case .plan: HomePlanDrawing.paper
        }
    }

    /// The picture as an SVG document.
    func svg() -> String {
        switch self {
        case .outside(let facade, let number): HomeOutsideDrawing(facade, number).svg()
        case .room(let room, let number): HomeRoomDrawing(room, number).svg()
        case .garden(let number): HomeGardenDrawing(number).svg()
        case .plan(let number): HomePlanDrawing(number).svg()
        }
    }

    /// What the picture shows, for users who cannot see it.
    var alternativeText: String {
        switch self {
        case .outside(let facade, let number):
            facade.caption + HomeSky(facade, number).caption
        case .room(let room, _): room.caption + "."
        case .garden(let number): HomeGardenDrawing(number).caption
        case .plan(let number): "The floor plan of a \(HomePlanDrawing(number).kind.word)."
        }
    }
}

extension PictureContract {
    /// The picture of a home.
    ///
    /// - Parameter isDescribed: Whether it says what it shows. Cards have a name of their own, and do without.
    init(_ picture: HomePicture, isDescribed: Bool = false) {
        self.init(
            path: picture.path, pixelWidth: HomePicture.pixelWidth, pixelHeight: HomePicture.pixelHeight,
            tint: picture.backdrop.hexadecimal, alternativeText: isDescribed ? picture.alternativeText : nil)
    }
}

/// Draws the pictures of homes.
struct HomePictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        HomePicture(path: path)?.svg()
    }
}
