extension Artist {
    /// Paints the wall, what stands on it, and the floor if the figure needs one.
    mutating func paintBackdrop(floor: Floor?) {
        let wall = scene.backdrop.wall
        let everything = Outline.box(-400, 0, 800, 1_200)
        let air = canvas.glow(
            [(0, wall.lighter(0.45), 1), (0.55, wall, 1), (1, wall.darker(0.24), 1)], center: Vector(0.36, 0.3),
            radius: 0.95
        )
        canvas.fill(everything, air)
        paintSet(scene.backdrop.set, wall, horizon: floor?.horizon ?? 1_240)
        guard let floor else { return }
        let ground = Outline.box(-400, floor.horizon, 800, 1_200 - floor.horizon)
        let paint = canvas.gradient([
            (0, wall.darker(0.2), 1), (0.25, wall.darker(0.08), 1), (1, wall.lighter(0.12), 1),
        ])
        canvas.fill(ground, paint)
    }

    private mutating func paintSet(_ set: Backdrop.Set, _ wall: Tint, horizon: Double) {
        switch set {
        case .plain:
            break
        case .arch:
            let arch = Outline(-270, horizon).line(-270, 430).curve(-270, 60, 270, 60, 270, 430).line(270, horizon)
                .closed
            canvas.fill(arch, canvas.gradient([(0, wall.darker(0.13), 1), (1, wall.darker(0.05), 1)]))
        case .disc:
            canvas.fill(
                .ellipse(generator.number(in: -60...60), 470, 300, 300),
                canvas.gradient([(0, wall.lighter(0.5), 0.9), (1, wall.lighter(0.15), 0.5)])
            )
        case .window:
            paintSunlight(below: min(horizon, 1_200))
        case .panel:
            let split = generator.number(in: -120.0...140)
            canvas.fill(
                .box(split, 0, 400 - split, min(horizon, 1_200)),
                canvas.gradient([(0, wall.darker(0.16), 0.8), (1, wall.darker(0.07), 0.8)])
            )
        }
    }

    /// Light that falls through a window onto the wall: four panes, slanting.
    private mutating func paintSunlight(below horizon: Double) {
        let shift = generator.number(in: -90.0...60)
        let light = canvas.gradient([(0, .white, 0.42), (1, .white, 0.12)])
        canvas.clipped(to: .box(-400, 0, 800, horizon)) { canvas in
            for column in 0..<2 {
                for row in 0..<2 {
                    let x = shift - 190 + Double(column) * 232 + Double(row) * 150
                    let y = -60 + Double(row) * 560 + Double(column) * -70
                    let pane = Outline(x, y).line(x + 212, y - 64).line(x + 352, y + 466).line(x + 140, y + 530).closed
                    canvas.fill(pane, light)
                    canvas.stroke(pane, .white, width: 4, opacity: 0.08)
                    canvas.stroke(pane, .white, width: 9, opacity: 0.05)
                }
            }
        }
    }

    /// Paints the shadow: on the wall behind what hangs, on the floor below what stands.
    mutating func paintShadow(of figure: any Figure) {
        let dark = scene.backdrop.wall.darker(0.85)
        if let floor = figure.floor {
            let shadow = canvas.glow(
                [(0, dark, 0.5), (0.55, dark, 0.34), (0.8, dark, 0.12), (1, dark, 0)], center: Vector(0.5, 0.5),
                radius: 0.5
            )
            canvas.fill(.ellipse(floor.center + 24, floor.base + 4, floor.reach * 1.3, 52), shadow)
            canvas.soft(.ellipse(floor.center, floor.base - 2, floor.reach * 0.94, 8), dark, radius: 12, opacity: 0.4)
        } else {
            for part in figure.silhouettes { canvas.soft(part.moved(10, 18), dark, radius: 36, opacity: 0.3) }
        }
    }

    /// A last breath of light over everything, from the upper left.
    mutating func paintLight() {
        let paint = canvas.glow([(0, .white, 0.13), (1, .white, 0)], center: Vector(0.2, 0.12), radius: 0.7)
        canvas.fill(.box(-400, 0, 800, 1_200), paint)
    }
}
