import PageServer
import PageStore
import ScreenContracts

/// A picture of the feed. People share portraits and backgrounds, so that there are few to draw.
enum PeoplePicture: Equatable, Sendable {
    /// Raised whenever a drawing changes, so that pictures made before are not taken for the present ones.
    static let revision = 1
    /// The number of portraits.
    static let faceCount = 240
    /// The number of backgrounds.
    static let sceneCount = 48
    /// The number of pictures of advertisements.
    static let advertisementCount = SamplePeople.advertisements.count

    case face(Int)
    case scene(Int)
    case advertisement(Int)
}

extension PeoplePicture {
    /// Reads a path of the store; `nil` if it is not one of these pictures.
    init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "people", let number = Int(parts[2].prefix { $0 != "." }) else {
            return nil
        }
        switch parts[1] {
        case "face" where (1...Self.faceCount).contains(number): self = .face(number)
        case "scene" where (1...Self.sceneCount).contains(number): self = .scene(number)
        case "ad" where (1...Self.advertisementCount).contains(number): self = .advertisement(number)
        default: return nil
        }
        guard self.path == path else { return nil }
    }

    /// The path in the store.
    var path: String {
        let (folder, number) =
            switch self {
            case .face(let number): ("face", number)
            case .scene(let number): ("scene", number)
            case .advertisement(let number): ("ad", number)
            }
        return "people/\(folder)/\(number).r\(Self.revision).jpg"
    }

    /// The colour that stands in until the picture has loaded.
    var backdrop: Tint {
        switch self {
        case .face(let number): PortraitDrawing(number).ground
        case .scene(let number): SceneDrawing(number).sky
        case .advertisement(let number): PosterDrawing(number).ground
        }
    }

    /// The number of the portrait of a person: the first from a number on that suits the name and the age, beginning again at 1 behind
    /// the last; the number itself where none does.
    static func faceNumber(for name: String, age: Int, from number: Int) -> Int {
        for step in 0..<faceCount {
            let face = (number - 1 + step) % faceCount + 1
            if PortraitDrawing(face).suits(name, age: age) { return face }
        }
        return number
    }

    /// The picture as an SVG document.
    func svg() -> String {
        switch self {
        case .face(let number): PortraitDrawing(number).svg()
        case .scene(let number): SceneDrawing(number).svg()
        case .advertisement(let number): PosterDrawing(number).svg()
        }
    }

    /// The picture as responses hold it.
    var contract: PictureContract {
        PictureContract(
            path: path, pixelWidth: Scene.pixelWidth, pixelHeight: Scene.pixelHeight, tint: backdrop.hexadecimal)
    }
}

/// Draws the pictures of the feed.
struct PeoplePictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        PeoplePicture(path: path)?.svg()
    }
}
