/// How a picture shows the product of a ``Scene``.
enum SceneView: Int, CaseIterable, Sendable {
    /// All of it.
    case whole
    /// Its upper part, near.
    case upperPart
    /// Its lower part, near.
    case lowerPart
    /// All of it, in front of another wall.
    case otherWall
}

extension SceneView {
    /// Where the middle of the picture lies in the box around the figure, in fractions of its sides; `nil` where all of the
    /// figure is seen.
    var focus: Vector? {
        switch self {
        case .whole, .otherWall: nil
        case .upperPart: Vector(0.42, 0.3)
        case .lowerPart: Vector(0.6, 0.72)
        }
    }
}
