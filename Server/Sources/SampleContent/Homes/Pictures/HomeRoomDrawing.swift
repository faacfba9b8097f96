/// A room, seen from the front: a wall with what stands at it, and a floor that comes nearer.
struct HomeRoomDrawing {
    /// Where the wall ends and the floor begins.
    static let floor = 430.0

    let room: HomeRoom
    let number: Int
    /// The colour of the wall, which stands in for the whole picture.
    let wall: Tint
    /// The colour of what catches the eye.
    let accent: Tint
    /// The colour of wood.
    let wood: Tint

    init(_ room: HomeRoom, _ number: Int) {
        self.room = room
        self.number = number
        wall = room == .bath ? Self.tiles[number % Self.tiles.count] : Self.walls[number % Self.walls.count]
        accent = Self.accents[(number * 3 + 1) % Self.accents.count]
        wood = Self.woods[number % Self.woods.count]
    }

    private static let walls = [
        Tint(0xEFE8DC), Tint(0xDCE3DD), Tint(0xE9DAC9), Tint(0xD6DEE6), Tint(0xF3EEE6), Tint(0xC9D3C3), Tint(0xE6D2CB),
        Tint(0xB9C6CC), Tint(0xEADFC4),
    ]
    private static let tiles = [Tint(0xDDE8E8), Tint(0xEDE6DC), Tint(0xC5D9D4), Tint(0xE3E6EC), Tint(0xD9CFC4)]
    private static let accents = [
        Tint(0xC8694A), Tint(0x3F6F73), Tint(0xD9A441), Tint(0x5B6E9A), Tint(0x7A8B5A), Tint(0x9C5568), Tint(0x2F5D50),
        Tint(0xB98B73), Tint(0x4C5563), Tint(0xE08E6D), Tint(0x6F8FA8),
    ]
    private static let woods = [Tint(0xC49A6C), Tint(0xA9784E), Tint(0xD8B88C), Tint(0x8A6243), Tint(0xBFA58A)]
}

extension HomeRoomDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        let index = HomeRoom.allCases.firstIndex(of: room) ?? 0
        var generator = SplitMix64(seed: UInt64(number + 100 * index) &* 0x9E37_79B9_7F4A_7C15)
        var canvas = Canvas()
        drawShell(&canvas)
        switch room {
        case .living: drawLiving(&canvas, &generator)
        case .kitchen: drawKitchen(&canvas, &generator)
        case .bedroom: drawBedroom(&canvas, &generator)
        case .bath: drawBath(&canvas, &generator)
        }
        let light = canvas.glow(
            [(0, .white, 0.16), (1, Tint(0x2A1F14), 0.13)], center: Vector(0.4, 0.35), radius: 0.85)
        canvas.fill(.box(-420, -10, 840, 620), light)
        return canvas.document(width: HomePicture.pixelWidth, height: HomePicture.pixelHeight, units: 600)
    }

    /// The wall, the floor and the skirting between them.
    private func drawShell(_ canvas: inout Canvas) {
        canvas.fill(.box(-420, -10, 840, Self.floor + 20), canvas.gradient([(0, wall.lighter(0.25), 1), (1, wall, 1)]))
        if room == .bath {
            drawTiles(&canvas)
        } else {
            drawBoards(&canvas)
            canvas.fill(.box(-420, -10, 840, 26), Canvas.paint(wall.lighter(0.6)))
            canvas.fill(.box(-420, Self.floor - 16, 840, 16), Canvas.paint(wall.lighter(0.65)))
            canvas.fill(.box(-420, Self.floor - 1, 840, 2.4), Canvas.paint(.black), opacity: 0.25)
        }
    }

    private func drawBoards(_ canvas: inout Canvas) {
        canvas.fill(
            .box(-420, Self.floor, 840, 180), canvas.gradient([(0, wood.darker(0.08), 1), (1, wood.lighter(0.12), 1)]))
        for step in -12...12 {
            let x = Double(step) * 44
            canvas.stroke(Outline(x, Self.floor).line(x * 1.9, 610), wood.darker(0.4), width: 1.3, opacity: 0.6)
            let share = Double((step * 7 + 161) % 10) / 10
            let (y, scale) = (Self.floor + 170 * share, 1 + 0.9 * share)
            canvas.stroke(Outline(x * scale, y).line((x + 44) * scale, y), wood.darker(0.4), width: 1.3, opacity: 0.6)
        }
    }

    private func drawTiles(_ canvas: inout Canvas) {
        let joint = wall.darker(0.16)
        for x in stride(from: -420.0, through: 420, by: 42) {
            canvas.fill(.box(x, 0, 1.6, Self.floor), Canvas.paint(joint))
        }
        for y in stride(from: 10.0, through: Self.floor, by: 42) {
            canvas.fill(.box(-420, y, 840, 1.6), Canvas.paint(joint))
        }
        let ground = accent.mixed(with: Tint(0x5A6068), 0.6)
        canvas.fill(.box(-420, Self.floor, 840, 180), Canvas.paint(ground))
        for step in -9...9 {
            let x = Double(step) * 62
            canvas.stroke(Outline(x, Self.floor).line(x * 1.9, 610), ground.lighter(0.25), width: 1.6)
        }
        for y in [452.0, 482, 522, 572] { canvas.fill(.box(-420, y, 840, 1.8), Canvas.paint(ground.lighter(0.25))) }
        canvas.fill(.box(-420, Self.floor - 2, 840, 4), Canvas.paint(ground.darker(0.4)))
    }
}

extension HomeRoomDrawing {
    /// A window with a view, and curtains if there is a colour for them.
    func drawWindow(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, curtains: Tint?, _ canvas: inout Canvas
    ) {
        let frame = Tint(0xFBF9F4)
        canvas.fill(.box(x - 10, y - 10, width + 20, height + 20), Canvas.paint(frame))
        canvas.fill(.box(x - 10, y + height + 8, width + 20, 4), Canvas.paint(.black), opacity: 0.12)
        canvas.clipped(to: .box(x, y, width, height)) { canvas in
            canvas.fill(.box(x, y, width, height), canvas.gradient([(0, Tint(0x8FC2E6), 1), (1, Tint(0xE8F3F5), 1)]))
            for (dx, r) in [(0.1, 0.3), (0.4, 0.22), (0.72, 0.34), (1.0, 0.26)] {
                canvas.fill(
                    .ellipse(x + width * dx, y + height * 1.02, width * r, height * r * 1.3),
                    Canvas.paint(Tint(0x86AD72).darker(r * 0.3)))
            }
        }
        for column in 1..<max(2, Int(width / 70)) {
            let count = Double(max(2, Int(width / 70)))
            canvas.fill(.box(x + width * Double(column) / count - 3, y, 6, height), Canvas.paint(frame))
        }
        canvas.fill(.box(x, y + height * 0.3 - 2.5, width, 5), Canvas.paint(frame))
        guard let curtains else { return }
        canvas.fill(.box(x - 52, y - 28, width + 104, 6, radius: 3), Canvas.paint(Tint(0x4A443E)))
        for side in [x - 48, x + width - 4] {
            let cloth = Outline(side, y - 24).line(side + 52, y - 24).line(side + 50, 416).line(side - 4, 416).closed
            canvas.fill(cloth, Canvas.paint(curtains))
            for fold in stride(from: side + 8, through: side + 46, by: 12) {
                canvas.fill(.box(fold, y - 24, 4, 440 - y), Canvas.paint(curtains.darker(0.18)), opacity: 0.6)
            }
        }
    }

    /// A plant in a pot.
    func drawPlant(_ x: Double, _ y: Double, _ size: Double, _ canvas: inout Canvas) {
        let green = [Tint(0x4F7F54), Tint(0x3F6B4A), Tint(0x6F9456)][number % 3]
        canvas.fill(.ellipse(x, y, size * 0.26, size * 0.04), Canvas.paint(.black), opacity: 0.2)
        for (index, lean) in [-0.5, 0.5, -0.28, 0.3, -0.62, 0.64, -0.14, 0.16].enumerated() {
            let top = y - size * (0.98 - abs(lean) * 0.5)
            let leaf = Outline(x, y - size * 0.26).curve(
                x + lean * size * 0.1, y - size * 0.6, x + lean * size * 0.6, top - size * 0.06, x + lean * size, top
            ).curve(
                x + lean * size * 0.9, top + size * 0.22, x + lean * size * 0.5, y - size * 0.4, x, y - size * 0.24
            ).closed
            canvas.fill(leaf, Canvas.paint(green.lighter(index % 2 == 0 ? 0.12 : 0)))
        }
        let pot = Outline(x - size * 0.19, y - size * 0.3).line(x + size * 0.19, y - size * 0.3).line(
            x + size * 0.14, y
        )
        .line(x - size * 0.14, y).closed
        canvas.fill(pot, Canvas.paint(accent.mixed(with: Tint(0xEDE3D4), 0.5)))
        canvas.fill(
            .box(x - size * 0.21, y - size * 0.33, size * 0.42, size * 0.06, radius: 2),
            Canvas.paint(accent.mixed(with: Tint(0xEDE3D4), 0.35)))
    }

    /// A picture on the wall: hills, circles or stripes.
    func drawPainting(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ kind: Int, _ canvas: inout Canvas)
    {
        canvas.fill(.box(x + 4, y + 5, width, height), Canvas.paint(.black), opacity: 0.14)
        canvas.fill(.box(x, y, width, height), Canvas.paint(kind % 2 == 0 ? Tint(0x3B342E) : wood.lighter(0.15)))
        let inner = Outline.box(x + 5, y + 5, width - 10, height - 10)
        canvas.fill(inner, Canvas.paint(Tint(0xF6F0E4)))
        canvas.clipped(to: inner) { canvas in
            switch kind % 3 {
            case 0:
                canvas.fill(
                    .ellipse(x + width * 0.65, y + height * 0.36, width * 0.13, width * 0.13),
                    Canvas.paint(Tint(0xE3A64B)))
                canvas.fill(
                    .ellipse(x + width * 0.25, y + height * 1.05, width * 0.55, height * 0.45), Canvas.paint(accent))
                canvas.fill(
                    .ellipse(x + width * 0.85, y + height * 1.1, width * 0.5, height * 0.42),
                    Canvas.paint(accent.darker(0.35)))
            case 1:
                canvas.fill(
                    .ellipse(x + width * 0.42, y + height * 0.42, width * 0.24, width * 0.24), Canvas.paint(accent))
                canvas.fill(
                    .box(x + width * 0.45, y + height * 0.4, width * 0.34, height * 0.42), Canvas.paint(Tint(0x2F3B45)),
                    opacity: 0.85)
            default:
                for step in 0..<4 {
                    canvas.fill(
                        .box(
                            x + width * (0.18 + 0.18 * Double(step)), y + height * (0.5 - 0.09 * Double(step)),
                            width * 0.1, height),
                        Canvas.paint(accent.lighter(0.18 * Double(step))))
                }
            }
        }
    }

    /// A lamp that hangs from the ceiling.
    func drawPendant(_ x: Double, _ y: Double, _ color: Tint, _ canvas: inout Canvas) {
        canvas.fill(.box(x - 1, -10, 2, y), Canvas.paint(Tint(0x33302C)))
        canvas.soft(.ellipse(x, y + 18, 20, 8), Tint(0xFFE9B8), radius: 34, opacity: 0.22)
        canvas.fill(
            Outline(x - 34, y + 18).curve(x - 32, y - 14, x - 14, y - 20, x, y - 20).curve(
                x + 14, y - 20, x + 32, y - 14, x + 34, y + 18
            ).closed, Canvas.paint(color))
        canvas.fill(.box(x - 34, y + 16, 68, 4, radius: 2), Canvas.paint(Tint(0xFFF1CC)))
    }
}
