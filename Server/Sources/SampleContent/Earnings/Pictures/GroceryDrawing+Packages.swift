/// What is packed.
extension GroceryDrawing {
    func drawCarton(_ canvas: inout Canvas) {
        let tint = grocery.tint
        canvas.fill(.box(-112, 300, 224, 390, radius: 6), rounded(tint, &canvas))
        let gable = Outline(-112, 302).line(-66, 206).line(66, 206).line(112, 302).closed
        canvas.fill(gable, Canvas.paint(tint.lighter(0.3)))
        canvas.fill(.box(-68, 172, 136, 38, radius: 4), Canvas.paint(tint.darker(0.15)))
        drawLabel(from: 420, height: 160, halfWidth: 112, &canvas)
    }

    func drawBottle(_ canvas: inout Canvas) {
        let half = Outline(0, 160).line(34, 160).line(34, 250).curve(34, 310, 100, 320, 100, 400).line(100, 668)
        canvas.fill(half.bend(100, 690, 78, 690).line(0, 690).symmetrical, rounded(grocery.tint, &canvas))
        canvas.fill(.box(-40, 122, 80, 52, radius: 8), Canvas.paint(grocery.accent.darker(0.15)))
        drawLabel(from: 440, height: 160, halfWidth: 100, &canvas)
    }

    func drawJar(_ canvas: inout Canvas) {
        canvas.fill(.box(-124, 282, 248, 408, radius: 46), rounded(grocery.tint, &canvas))
        canvas.fill(.box(-112, 216, 224, 74, radius: 14), rounded(grocery.accent.darker(0.1), &canvas))
        drawLabel(from: 420, height: 150, halfWidth: 124, &canvas)
    }

    func drawCan(_ canvas: inout Canvas) {
        canvas.fill(.box(-118, 276, 236, 410, radius: 20), rounded(grocery.tint, &canvas))
        drawLabel(from: 400, height: 160, halfWidth: 118, &canvas)
        for y in [264.0, 664] {
            canvas.fill(.box(-122, y, 244, 26, radius: 12), rounded(Tint(0xB9BEC2), &canvas))
        }
    }

    func drawBag(_ canvas: inout Canvas) {
        let half = Outline(0, 196).line(122, 188).line(112, 250).curve(152, 370, 150, 600, 134, 690).line(0, 690)
        canvas.fill(half.symmetrical, rounded(grocery.tint, &canvas))
        canvas.fill(.box(-122, 186, 244, 34), Canvas.paint(grocery.tint.darker(0.25)), opacity: 0.6)
        canvas.fill(.ellipse(0, 470, 92, 92), Canvas.paint(grocery.accent))
        canvas.fill(.ellipse(0, 470, 58, 58), Canvas.paint(grocery.accent.lighter(0.7)))
    }

    func drawBox(_ canvas: inout Canvas) {
        let side = Outline(128, 232).line(180, 204).line(180, 664).line(128, 690).closed
        canvas.fill(side, Canvas.paint(grocery.tint.darker(0.4)))
        let top = Outline(-150, 232).line(-98, 204).line(180, 204).line(128, 232).closed
        canvas.fill(top, Canvas.paint(grocery.tint.lighter(0.4)))
        canvas.fill(.box(-150, 232, 279, 458), Canvas.paint(grocery.tint))
        canvas.fill(.box(-150, 330, 279, 130), Canvas.paint(grocery.accent))
        canvas.fill(.ellipse(-10, 576, 58, 58), Canvas.paint(grocery.accent), opacity: 0.75)
    }

    func drawBar(_ canvas: inout Canvas) {
        canvas.fill(.box(-206, 520, 412, 170, radius: 12), rounded(grocery.tint, &canvas))
        for x in [-178.0, 178] {
            canvas.stroke(Outline(x, 524).line(x, 686), grocery.tint.darker(0.4), width: 8, opacity: 0.5)
        }
        drawLabel(from: 520, height: 170, halfWidth: 104, &canvas)
    }

    func drawTub(_ canvas: inout Canvas) {
        canvas.fill(
            Outline(0, 430).line(156, 430).line(130, 676).bend(128, 690, 112, 690).line(0, 690).symmetrical,
            rounded(grocery.tint, &canvas))
        canvas.fill(.box(-172, 388, 344, 52, radius: 16), rounded(grocery.accent, &canvas))
        canvas.fill(.ellipse(0, 564, 78, 62), Canvas.paint(grocery.accent), opacity: 0.85)
    }

    func drawTube(_ canvas: inout Canvas) {
        canvas.fill(
            Outline(0, 176).line(100, 176).line(100, 214).line(70, 606).line(0, 606).symmetrical,
            rounded(grocery.tint, &canvas))
        canvas.fill(.box(-52, 600, 104, 90, radius: 10), rounded(grocery.accent, &canvas))
        drawLabel(from: 320, height: 150, halfWidth: 74, &canvas)
    }

    func drawRoll(_ canvas: inout Canvas) {
        canvas.fill(.box(-126, 236, 252, 454, radius: 26), rounded(grocery.tint, &canvas))
        for y in [380.0, 540] {
            let edge = Outline(-126, y).line(126, y)
            canvas.stroke(edge, grocery.tint.darker(0.4), width: 4, opacity: 0.6, dash: "12 12")
        }
        canvas.fill(.ellipse(0, 242, 126, 38), Canvas.paint(grocery.tint.lighter(0.5)))
        canvas.fill(.ellipse(0, 242, 44, 14), Canvas.paint(grocery.accent))
    }
}
