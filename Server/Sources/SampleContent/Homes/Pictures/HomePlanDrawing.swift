import ScreenContracts

/// The plan of a floor: walls, doors, windows and what stands in the rooms.
struct HomePlanDrawing {
    /// The colour of the paper.
    static let paper = Tint(0xF7F4EE)

    let kind: HomeKindContract
    private let number: Int

    /// Creates the plan of a number, in which the hundreds are the kind of home.
    init(_ number: Int) {
        kind = HomeKindContract(rawValue: number / 100) ?? .flat
        self.number = number % 100
    }

    /// How many plans there are of a kind of home.
    static func count(of kind: HomeKindContract) -> Int { kind == .flat ? 8 : 4 }

    /// What a room is for, which decides its colour and what stands in it.
    enum Use {
        case living, kitchen, bedroom, bath, hall
    }

    /// A room between shares of the whole floor.
    struct Room {
        let use: Use
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double
        /// Where its door is: a share along one of its sides.
        var door: (side: Side, at: Double)?

        init(_ use: Use, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, door: (Side, Double)? = nil)
        {
            self.use = use
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
            self.door = door.map { (side: $0.0, at: $0.1) }
        }
    }

    /// A side of a room.
    enum Side {
        case left, top, right, bottom
    }
}

extension HomePlanDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        var canvas = Canvas()
        canvas.fill(.box(-420, -10, 840, 620), Canvas.paint(Self.paper))
        let line = Self.paper.darker(0.05)
        for x in stride(from: -400.0, through: 400, by: 25) { canvas.fill(.box(x, 0, 1, 600), Canvas.paint(line)) }
        for y in stride(from: 0.0, through: 600, by: 25) { canvas.fill(.box(-400, y, 800, 1), Canvas.paint(line)) }
        let isMirrored = number % 2 == 0
        let rooms = layout
        for room in rooms { drawFloor(frame(room, isMirrored), room.use, &canvas) }
        for room in rooms { drawFurniture(of: room, isMirrored, &canvas) }
        for room in rooms { drawWalls(frame(room, isMirrored), &canvas) }
        canvas.stroke(
            .box(-extent.width / 2, 300 - extent.height / 2, extent.width, extent.height), Self.ink, width: 13)
        for room in rooms {
            drawWindows(room, isMirrored, &canvas)
            if let door = room.door { drawDoor(frame(room, isMirrored), door.side, door.at, isMirrored, &canvas) }
        }
        return canvas.document(width: HomePicture.pixelWidth, height: HomePicture.pixelHeight, units: 600)
    }

    private static let ink = Tint(0x3A4047)

    private var extent: (width: Double, height: Double) {
        switch kind {
        case .studio: (440, 380)
        case .flat: (600, 450)
        case .house: (560, 460)
        case .loft: (640, 400)
        }
    }

    private var layout: [Room] {
        switch (kind, (number - 1) / 2 % 4) {
        case (.studio, 0):
            [
                Room(.living, 0, 0, 1, 0.62, door: (.bottom, 0.55)), Room(.bath, 0, 0.62, 0.38, 1, door: (.right, 0.5)),
                Room(.hall, 0.38, 0.62, 0.64, 1, door: (.bottom, 0.3)),
                Room(.kitchen, 0.64, 0.62, 1, 1, door: (.top, 0.4)),
            ]
        case (.studio, _):
            [
                Room(.living, 0.34, 0, 1, 1, door: (.left, 0.76)), Room(.bath, 0, 0, 0.34, 0.36, door: (.bottom, 0.5)),
                Room(.hall, 0, 0.36, 0.34, 1, door: (.bottom, 0.4)),
            ]
        case (.flat, 0):
            [
                Room(.living, 0, 0, 0.46, 0.56, door: (.bottom, 0.7)),
                Room(.kitchen, 0.46, 0, 0.7, 0.44, door: (.bottom, 0.5)),
                Room(.bedroom, 0.7, 0, 1, 0.56, door: (.bottom, 0.2)),
                Room(.hall, 0.46, 0.44, 0.7, 1, door: (.bottom, 0.5)),
                Room(.bedroom, 0, 0.56, 0.46, 1, door: (.right, 0.4)), Room(.bath, 0.7, 0.56, 1, 1, door: (.left, 0.6)),
            ]
        case (.flat, 1):
            [
                Room(.bedroom, 0, 0, 0.34, 0.5, door: (.bottom, 0.7)),
                Room(.bath, 0.34, 0, 0.54, 0.38, door: (.bottom, 0.5)),
                Room(.living, 0.54, 0, 1, 0.62, door: (.left, 0.75)),
                Room(.hall, 0.34, 0.38, 0.54, 1, door: (.bottom, 0.5)),
                Room(.bedroom, 0, 0.5, 0.34, 1, door: (.right, 0.4)),
                Room(.kitchen, 0.54, 0.62, 1, 1, door: (.left, 0.4)),
            ]
        case (.flat, 2):
            [
                Room(.living, 0, 0, 0.58, 0.52, door: (.bottom, 0.3)),
                Room(.bedroom, 0.58, 0, 1, 0.52, door: (.bottom, 0.3)),
                Room(.hall, 0, 0.52, 0.7, 0.68, door: (.left, 0.5)), Room(.kitchen, 0, 0.68, 0.4, 1, door: (.top, 0.5)),
                Room(.bath, 0.4, 0.68, 0.7, 1, door: (.top, 0.5)), Room(.bedroom, 0.7, 0.52, 1, 1, door: (.left, 0.2)),
            ]
        case (.flat, _):
            [
                Room(.kitchen, 0, 0, 0.3, 0.48, door: (.right, 0.7)),
                Room(.living, 0.3, 0, 1, 0.48, door: (.bottom, 0.3)),
                Room(.hall, 0.3, 0.48, 0.56, 1, door: (.bottom, 0.5)),
                Room(.bath, 0, 0.48, 0.3, 1, door: (.right, 0.3)),
                Room(.bedroom, 0.56, 0.48, 1, 1, door: (.left, 0.4)),
            ]
        case (.house, 0):
            [
                Room(.living, 0, 0, 0.62, 0.55, door: (.bottom, 0.7)),
                Room(.kitchen, 0.62, 0, 1, 0.5, door: (.left, 0.6)),
                Room(.hall, 0.4, 0.55, 0.62, 1, door: (.bottom, 0.5)),
                Room(.bedroom, 0, 0.55, 0.4, 1, door: (.right, 0.4)),
                Room(.bath, 0.62, 0.5, 1, 1, door: (.left, 0.5)),
            ]
        case (.house, _):
            [
                Room(.kitchen, 0, 0, 0.4, 0.42, door: (.bottom, 0.8)),
                Room(.living, 0.4, 0, 1, 0.6, door: (.left, 0.85)),
                Room(.hall, 0.2, 0.42, 0.4, 1, door: (.bottom, 0.5)), Room(.bath, 0, 0.42, 0.2, 1, door: (.right, 0.4)),
                Room(.bedroom, 0.4, 0.6, 1, 1, door: (.left, 0.5)),
            ]
        case (.loft, 0):
            [
                Room(.living, 0, 0, 0.66, 1), Room(.bedroom, 0.66, 0, 1, 0.56, door: (.left, 0.7)),
                Room(.bath, 0.66, 0.56, 1, 1, door: (.left, 0.4)),
            ]
        case (.loft, _):
            [
                Room(.bath, 0, 0, 0.24, 0.44, door: (.right, 0.6)),
                Room(.kitchen, 0, 0.44, 0.24, 1, door: (.right, 0.3)),
                Room(.living, 0.24, 0, 0.74, 1), Room(.bedroom, 0.74, 0, 1, 1, door: (.left, 0.6)),
            ]
        }
    }

    /// Where a room lies in the drawing.
    struct Frame {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    func frame(_ room: Room, _ isMirrored: Bool) -> Frame {
        let (left, right) = isMirrored ? (1 - room.right, 1 - room.left) : (room.left, room.right)
        return Frame(
            x: (left - 0.5) * extent.width, y: 300 + (room.top - 0.5) * extent.height,
            width: (right - left) * extent.width, height: (room.bottom - room.top) * extent.height)
    }

    private func drawFloor(_ frame: Frame, _ use: Use, _ canvas: inout Canvas) {
        let color =
            switch use {
            case .living: Tint(0xF3E3C6)
            case .kitchen: Tint(0xE6EBDD)
            case .bedroom: Tint(0xE9E3EF)
            case .bath: Tint(0xD8E9EE)
            case .hall: Tint(0xF1EDE6)
            }
        canvas.fill(.box(frame.x, frame.y, frame.width, frame.height), Canvas.paint(color))
        let step = use == .bath || use == .kitchen ? 20.0 : 14
        for y in stride(from: frame.y + step, to: frame.y + frame.height, by: step) {
            canvas.fill(.box(frame.x, y, frame.width, 1), Canvas.paint(color.darker(0.1)))
        }
        guard use == .bath || use == .kitchen else { return }
        for x in stride(from: frame.x + step, to: frame.x + frame.width, by: step) {
            canvas.fill(.box(x, frame.y, 1, frame.height), Canvas.paint(color.darker(0.1)))
        }
    }

    private func drawWalls(_ frame: Frame, _ canvas: inout Canvas) {
        canvas.stroke(.box(frame.x, frame.y, frame.width, frame.height), Self.ink, width: 7)
    }

    /// Windows in the walls that look out.
    private func drawWindows(_ room: Room, _ isMirrored: Bool, _ canvas: inout Canvas) {
        guard room.use != .hall else { return }
        let frame = frame(room, isMirrored)
        let glass = Canvas.paint(Tint(0x9CCBE0))
        for y in [room.top == 0 ? frame.y : nil, room.bottom == 1 ? frame.y + frame.height : nil].compactMap({ $0 }) {
            let width = min(frame.width * 0.5, 110)
            let x = frame.x + (frame.width - width) / 2
            canvas.fill(.box(x, y - 7, width, 14), Canvas.paint(.white))
            canvas.fill(.box(x, y - 3, width, 6), glass)
        }
    }

    private func drawDoor(_ frame: Frame, _ side: Side, _ at: Double, _ isMirrored: Bool, _ canvas: inout Canvas) {
        let length = 40.0
        let gap = Canvas.paint(Tint(0xFBF8F2))
        switch side {
        case .top, .bottom:
            let share = isMirrored ? 1 - at : at
            let y = side == .top ? frame.y : frame.y + frame.height
            let x = frame.x + frame.width * share - length / 2
            let inward = side == .top ? 1.0 : -1
            canvas.fill(.box(x, y - 8, length, 16), gap)
            canvas.stroke(
                Outline(x, y).line(x, y + inward * length).bend(x + length, y + inward * length, x + length, y),
                Self.ink, width: 2.4)
        case .left, .right:
            let isLeft = (side == .left) != isMirrored
            let x = isLeft ? frame.x : frame.x + frame.width
            let y = frame.y + frame.height * at - length / 2
            let inward = isLeft ? 1.0 : -1
            canvas.fill(.box(x - 8, y, 16, length), gap)
            canvas.stroke(
                Outline(x, y).line(x + inward * length, y).bend(x + inward * length, y + length, x, y + length),
                Self.ink, width: 2.4)
        }
    }
}
