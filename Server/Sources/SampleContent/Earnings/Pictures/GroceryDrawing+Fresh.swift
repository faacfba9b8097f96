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
