/// The sky behind a home.
struct HomeSky {
    let middle = Tint(0xCFE0EE)

    init(_ facade: HomeFacade, _ number: Int) {}
}

/// A home from outside.
struct HomeOutsideDrawing {
    init(_ facade: HomeFacade, _ number: Int) {}

    func svg() -> String { Canvas().document(width: 1_280, height: 960) }
}

/// A room.
struct HomeRoomDrawing {
    let wall = Tint(0xE8DFD2)

    init(_ room: HomeRoom, _ number: Int) {}

    func svg() -> String { Canvas().document(width: 1_280, height: 960) }
}

/// A plan.
struct HomePlanDrawing {
    static let paper = Tint(0xF7F4EE)

    init(_ number: Int) {}

    static func count(of kind: HomeKind) -> Int { 5 }

    func svg() -> String { Canvas().document(width: 1_280, height: 960) }
}
