/// What has grown, and what was baked.
extension GroceryDrawing {
    func drawLoaf(_ canvas: inout Canvas) {
        canvas.fill(
            Outline(0, 392).curve(124, 384, 224, 430, 228, 560).curve(230, 640, 210, 690, 164, 690).line(0, 690)
                .symmetrical, ball(grocery.tint, &canvas))
        for x in [-120.0, 0, 120] {
            canvas.stroke(
                Outline(x - 34, 520).bend(x - 10, 470, x + 34, 446), grocery.accent, width: 18, opacity: 0.8)
        }
    }

    /// Draws a stack of flat breads, of which the uppermost has brown spots.
    func drawFlatbread(_ canvas: inout Canvas) {
        for y in [624.0, 592, 560] {
            canvas.fill(.ellipse(0, y + 6, 214, 66), Canvas.paint(grocery.tint.darker(0.25)))
            canvas.fill(.ellipse(0, y - 4, 214, 64), ball(grocery.tint, &canvas))
        }
        for spot in [Vector(-112, 560), Vector(-34, 532), Vector(16, 576), Vector(84, 540), Vector(138, 562)] {
            canvas.fill(.ellipse(spot.x, spot.y, 28, 9), Canvas.paint(grocery.accent), opacity: 0.6)
        }
    }

    /// Draws a wedge of cheese: its upper side, the side that was cut and the rind.
    func drawWedge(_ canvas: inout Canvas) {
        let upper = Outline(-236, 500).line(226, 408).line(150, 500).closed
        canvas.fill(upper, Canvas.paint(grocery.tint.lighter(0.45)))
        canvas.fill(.box(-236, 500, 387, 190), rounded(grocery.tint, &canvas))
        let rind = Outline(150, 500).line(226, 408).line(226, 596).line(150, 690).closed
        canvas.fill(rind, Canvas.paint(grocery.accent))
        for crack in [Vector(-150, 560), Vector(-40, 630), Vector(56, 566)] {
            let line = Outline(crack.x - 26, crack.y + 6).bend(crack.x, crack.y - 8, crack.x + 26, crack.y)
            canvas.stroke(line, grocery.tint.darker(0.35), width: 6, opacity: 0.6)
        }
    }

    /// Draws eggs in their box.
    func drawEggs(_ canvas: inout Canvas) {
        for x in [-140.0, 0, 140] {
            canvas.fill(
                Outline(x, 420).curve(x + 52, 420, x + 72, 500, x + 72, 552).line(x, 600).line(x - 72, 552)
                    .curve(x - 72, 500, x - 52, 420, x, 420).closed, ball(grocery.tint, &canvas))
        }
        canvas.fill(
            Outline(0, 540).line(226, 540).line(206, 676).bend(204, 690, 190, 690).line(0, 690).symmetrical,
            rounded(grocery.accent, &canvas))
        for x in [-70.0, 70] {
            canvas.stroke(Outline(x, 548).line(x, 682), grocery.accent.darker(0.35), width: 8, opacity: 0.5)
        }
    }

    /// Draws half an avocado with its stone.
    func drawAvocado(_ canvas: inout Canvas) {
        let half = Outline(0, 236).curve(82, 236, 92, 380, 146, 470).curve(206, 580, 140, 690, 0, 690).symmetrical
        canvas.fill(half, Canvas.paint(grocery.tint.darker(0.3)))
        let flesh = half.scaled(0.87, 0.92, about: Vector(0, 470))
        canvas.fill(flesh, Canvas.paint(grocery.accent.lighter(0.55)))
        canvas.fill(.ellipse(0, 552, 78, 82), ball(Tint(0x7A4A2A), &canvas))
    }

    /// Draws three bananas that hang on one stalk.
    func drawBananas(_ canvas: inout Canvas) {
        for lift in [136.0, 68, 0] {
            let side = 0.6 * lift
            canvas.fill(
                Outline(-204, 396).curve(-222, 612 - side, -24, 782 - lift, 214, 652 - lift).line(222, 622 - lift)
                    .curve(40, 672 - lift, -110, 572 - side, -152, 390).closed,
                rounded(grocery.tint.darker(lift / 900), &canvas))
            canvas.fill(.ellipse(216, 637 - lift, 13, 17), Canvas.paint(grocery.accent))
        }
        canvas.stroke(Outline(-180, 400).bend(-190, 350, -170, 312), grocery.accent, width: 34)
    }

    func drawFruit(_ canvas: inout Canvas) {
        for place in [Vector(0, 438), Vector(-98, 586), Vector(98, 586)] {
            canvas.fill(.ellipse(place.x, place.y, 104, 104), ball(grocery.tint, &canvas))
        }
        canvas.stroke(Outline(0, 350).bend(4, 310, 20, 286), grocery.accent.darker(0.5), width: 12)
        canvas.fill(
            Outline(18, 318).curve(46, 262, 104, 262, 126, 292).curve(100, 340, 48, 344, 18, 318).closed,
            Canvas.paint(grocery.accent))
    }

    func drawBerries(_ canvas: inout Canvas) {
        let places = [
            Vector(-60, 470), Vector(60, 470), Vector(-120, 560), Vector(0, 552), Vector(120, 560), Vector(-64, 630),
            Vector(64, 630),
        ]
        for place in places {
            canvas.fill(.ellipse(place.x, place.y, 64, 62), ball(grocery.tint, &canvas))
            canvas.fill(.ellipse(place.x, place.y - 34, 18, 9), Canvas.paint(grocery.accent), opacity: 0.8)
        }
    }

    func drawRoots(_ canvas: inout Canvas) {
        for x in [-110.0, 0, 110] {
            canvas.stroke(Outline(x + 16, 268).bend(x + 12, 220, x + 40, 176), grocery.accent, width: 20)
            canvas.fill(
                Outline(x, Self.floor).curve(x - 84, 560, x - 74, 350, x + 16, 256)
                    .curve(x + 84, 370, x + 62, 570, x, Self.floor).closed, ball(grocery.tint, &canvas))
        }
    }

    func drawLeaves(_ canvas: inout Canvas) {
        for x in [-170.0, 170, -88, 88, 0] {
            let top = 270 + abs(x) * 0.5
            canvas.fill(
                Outline(0, Self.floor).curve(x - 84, 600, x - 110, 400, x, top)
                    .curve(x + 110, 400, x + 84, 600, 0, Self.floor).closed, ball(grocery.tint, &canvas))
            let vein = Outline(0, Self.floor).bend(x * 0.7, 560, x, top + 40)
            canvas.stroke(vein, grocery.accent, width: 8, opacity: 0.7)
        }
    }
}
