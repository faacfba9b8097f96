import ScreenContracts

extension HomePlanDrawing {
    private static let line = Tint(0x7C8288)
    private static let wood = Tint(0xE7D6BB)

    /// Draws what stands in a room, away from its door.
    func drawFurniture(of room: Room, _ isMirrored: Bool, _ canvas: inout Canvas) {
        let frame = frame(room, isMirrored)
        switch room.use {
        case .living: drawLiving(frame, isMirrored, &canvas)
        case .kitchen: drawCounter(frame, isBelow: room.door?.side == .top, &canvas)
        case .bedroom: drawBed(frame, isBelow: room.door?.side != .bottom, &canvas)
        case .bath:
            let side = room.door?.side
            drawBath(frame, isRight: (side == .left) != isMirrored, isBelow: side == .top, &canvas)
        case .hall:
            piece(frame.x + frame.width - 24, frame.y + 14, 16, min(frame.height - 40, 60), 2, Self.wood, &canvas)
        }
    }

    private func drawLiving(_ frame: Frame, _ isMirrored: Bool, _ canvas: inout Canvas) {
        // Positions are counted from the wall at which the sofa stands.
        func x(_ distance: Double, _ width: Double) -> Double {
            isMirrored ? frame.x + frame.width - 14 - distance - width : frame.x + 14 + distance
        }
        let top = frame.y + 34
        piece(x(50, 90), top - 8, 90, 126, 4, Tint(0xE3CFA9), &canvas)
        piece(x(0, 40), top, 40, 110, 8, Tint(0xC9D6CF), &canvas)
        piece(x(0, 14), top, 14, 110, 5, Tint(0xB3C4BB), &canvas)
        circle(x(73, 44) + 22, top + 55, 22, .white, &canvas)
        if kind == .loft, frame.width > 380 {
            drawCounter(Frame(x: x(160, 190), y: frame.y, width: 190, height: 0), isBelow: false, &canvas)
        }
        let (tableX, tableY) = (x(frame.width - 132, 80) + 40, frame.y + frame.height - 84)
        for (dx, dy) in [(-34.0, 0.0), (34, 0), (0, -34), (0, 34)] {
            piece(tableX + dx - 12, tableY + dy - 12, 24, 24, 6, Self.wood, &canvas)
        }
        circle(tableX, tableY, 32, Tint(0xF7EEDD), &canvas)
    }

    private func drawCounter(_ frame: Frame, isBelow: Bool, _ canvas: inout Canvas) {
        let (x, y) = (frame.x + 6, isBelow ? frame.y + frame.height - 40 : frame.y + 6)
        piece(x, y, frame.width - 12, 34, 2, .white, &canvas)
        for dx in [16.0, 38] {
            for dy in [10.0, 24] { canvas.stroke(.ellipse(x + dx, y + dy, 6, 5), Self.line, width: 1.6) }
        }
        piece(x + frame.width - 64, y + 6, 38, 22, 6, Tint(0xD8E9EE), &canvas)
    }

    private func drawBed(_ frame: Frame, isBelow: Bool, _ canvas: inout Canvas) {
        let width = min(frame.width - 70, 130)
        let x = frame.x + (frame.width - width) / 2
        let head = isBelow ? frame.y + frame.height - 14 : frame.y + 14
        // Where something lies that begins so far from the head of the bed.
        func y(_ distance: Double, _ height: Double) -> Double { isBelow ? head - distance - height : head + distance }
        piece(x, y(6, 112), width, 112, 6, .white, &canvas)
        piece(x, y(52, 66), width, 66, 6, Tint(0xCFC3DE), &canvas)
        for dx in [8.0, width / 2 + 4] { piece(x + dx, y(14, 26), width / 2 - 12, 26, 6, Tint(0xF6F2FA), &canvas) }
        for dx in [-26.0, width + 4] { piece(x + dx, y(6, 28), 22, 28, 2, Self.wood, &canvas) }
    }

    private func drawBath(_ frame: Frame, isRight: Bool, isBelow: Bool, _ canvas: inout Canvas) {
        let width = min(frame.width - 20, 110)
        func x(_ distance: Double, _ width: Double) -> Double {
            isRight ? frame.x + frame.width - distance - width : frame.x + distance
        }
        func y(_ distance: Double, _ height: Double) -> Double {
            isBelow ? frame.y + frame.height - distance - height : frame.y + distance
        }
        piece(x(10, width), y(10, 46), width, 46, 10, .white, &canvas)
        piece(x(18, width - 16), y(18, 30), width - 16, 30, 14, Tint(0xEAF4F7), &canvas)
        piece(x(10, 38), y(frame.height - 44, 32), 38, 32, 12, .white, &canvas)
        circle(x(20, 18) + 9, y(frame.height - 38, 20) + 10, 9, Tint(0xEAF4F7), &canvas)
        circle(x(frame.width - 44, 28) + 14, y(frame.height - 42, 28) + 14, 15, .white, &canvas)
    }

    private func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: Tint, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x, y, radius, radius), Canvas.paint(color))
        canvas.stroke(.ellipse(x, y, radius, radius), Self.line, width: 2)
    }

    private func piece(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ color: Tint,
        _ canvas: inout Canvas
    ) {
        let shape = Outline.box(x, y, width, height, radius: radius)
        canvas.fill(shape, Canvas.paint(color))
        canvas.stroke(shape, Self.line, width: 2)
    }
}
