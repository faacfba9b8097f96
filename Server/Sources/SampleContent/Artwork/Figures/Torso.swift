/// The cut of everything that is worn on the upper body: shoulders, sides, hem and sleeves.
///
/// All widths are those of one half. The axis is the middle of the garment.
struct Torso: Equatable, Sendable {
    /// The line of the neck at the shoulders.
    var top = 215.0
    var neck = 54.0
    /// How far the neckline dips in front.
    var neckDepth = 44.0
    var shoulder = 152.0
    /// How far the shoulders fall.
    var slope = 44.0
    var chest = 142.0
    var armpit = 405.0
    var waist = 136.0
    var waistLine = 570.0
    var hem = 146.0
    var hemLine = 780.0
    /// How far the hem dips in the middle.
    var hemDip = 12.0
    /// The middle and line of the cuff, and half its width; `nil` for no sleeves.
    var cuff: Cuff? = Cuff()

    /// Where a sleeve ends.
    struct Cuff: Equatable, Sendable {
        var x = 226.0
        var line = 710.0
        var width = 31.0
        /// How far the outer edge lies above the inner one.
        var tilt = 14.0
        /// How much the sleeve bulges outwards.
        var ease = 26.0
    }
}

extension Torso {
    /// One half of the body, from the neckline in the middle to the hem in the middle.
    var half: Outline {
        let shoulderLine = top + slope
        return Outline(0, top + neckDepth)
            .curve(neck * 0.55, top + neckDepth, neck * 0.96, top + neckDepth * 0.6, neck, top)
            .bend((neck + shoulder) / 2, top + slope * 0.32, shoulder, shoulderLine)
            .curve(shoulder - 14, shoulderLine + 60, chest - 12, armpit - 50, chest, armpit)
            .curve(chest - 2, armpit + 60, waist, waistLine - 70, waist, waistLine)
            .curve(waist, waistLine + 70, hem - (hem - waist) * 0.25, hemLine - 60, hem, hemLine)
            .bend(hem * 0.5, hemLine + hemDip, 0, hemLine + hemDip)
    }

    /// The body.
    var body: Outline { half.symmetrical }

    /// The right half of the body as a shape of its own.
    var panel: Outline { half.line(0, top + neckDepth).closed }

    /// The right sleeve; its upper edge lies under the body.
    var sleeve: Outline? {
        guard let cuff else { return nil }
        let shoulderLine = top + slope
        let outer = Vector(cuff.x + cuff.width, cuff.line - cuff.tilt)
        let inner = Vector(cuff.x - cuff.width, cuff.line + cuff.tilt * 0.4)
        let drop = cuff.line - shoulderLine
        return Outline(shoulder - 16, shoulderLine - 8)
            .curve(
                shoulder + 24 + cuff.ease * 0.4, shoulderLine + 8, outer.x - 12 + cuff.ease * 0.5,
                shoulderLine + drop * 0.42, outer.x, outer.y
            )
            .bend(cuff.x, cuff.line + 4, inner.x, inner.y)
            .curve(
                inner.x - 4, inner.y - drop * 0.3, chest + 10, armpit + drop * 0.16, chest - 8, armpit + 6
            )
            .line(chest - 40, armpit - 60).line(shoulder - 40, shoulderLine + 10).closed
    }

    /// The band at the end of the right sleeve.
    ///
    /// - Parameter height: How tall the band is.
    func cuffBand(_ height: Double, widened: Double = 0) -> Outline? {
        guard let cuff else { return nil }
        let width = cuff.width + widened
        let lean = height * 0.16
        return Outline(cuff.x + width, cuff.line - cuff.tilt)
            .bend(cuff.x, cuff.line + 4, cuff.x - width, cuff.line + cuff.tilt * 0.4)
            .line(cuff.x - width - lean, cuff.line + cuff.tilt * 0.4 - height)
            .bend(cuff.x - lean, cuff.line - height + 4, cuff.x + width - lean, cuff.line - cuff.tilt - height).closed
    }

    /// The opening of the neck, seen from the front: the inside of the back.
    func neckOpening(rise: Double = 4) -> Outline {
        Outline(0, top + 12 - rise).bend(neck * 0.7, top + 10 - rise, neck + 2, top - rise)
            .line(neck + 1, top + 8).curve(
                neck, top + neckDepth * 0.7, neck * 0.6, top + neckDepth + 4, 0, top + neckDepth + 4
            )
            .symmetrical
    }

    /// Everything on the outside.
    var silhouettes: [Outline] {
        [body] + (sleeve.map { [$0, $0.mirrored] } ?? [])
    }
}

extension Artist {
    /// Paints the inside of the back, the sleeves and the body.
    mutating func paint(_ torso: Torso, sleeveAngle: Double = 14, inside: Tint? = nil) {
        let opening = torso.neckOpening()
        canvas.fill(opening, Canvas.paint(inside ?? base.darker(0.42)))
        if let sleeve = torso.sleeve {
            for (part, angle) in [(sleeve, -sleeveAngle), (sleeve.mirrored, sleeveAngle)] {
                cloth(part, angle: angle, depth: 0.05)
            }
            sleeveFolds(torso)
        }
        cloth(torso.body)
        armholes(torso)
    }

    /// The shade of the arms on the body, and the seams where the sleeves are set in.
    private mutating func armholes(_ torso: Torso) {
        guard torso.cuff != nil else { return }
        let shoulderLine = torso.top + torso.slope
        let seam = Outline(torso.shoulder, shoulderLine)
            .curve(
                torso.shoulder - 14, shoulderLine + 60, torso.chest - 12, torso.armpit - 50, torso.chest, torso.armpit)
        for line in [seam, seam.mirrored] { self.seam(line, width: 2.4, opacity: 0.5) }
        for side in [-1.0, 1] {
            fold(
                Vector(side * torso.chest, torso.armpit + 4), Vector(side * (torso.chest - 66), torso.armpit + 74),
                bend: side * 6, width: 11 * side, strength: 0.2
            )
            fold(
                Vector(side * (torso.chest - 2), torso.armpit + 18),
                Vector(side * (torso.chest - 40), torso.armpit + 150),
                bend: side * 5, width: 9 * side, strength: 0.15
            )
        }
    }

    private mutating func sleeveFolds(_ torso: Torso) {
        guard let cuff = torso.cuff else { return }
        let drop = cuff.line - torso.armpit
        guard drop > 120 else { return }
        for side in [-1.0, 1] {
            let elbow = torso.armpit + drop * 0.42
            fold(
                Vector(side * (torso.chest + 18), torso.armpit + 40), Vector(side * (cuff.x - 2), elbow + 30),
                bend: side * -8, width: side * 10, strength: 0.2
            )
            fold(
                Vector(side * (cuff.x - 30), elbow), Vector(side * (cuff.x + 22), elbow + 26), bend: side * 7,
                width: side * 8, strength: 0.18
            )
            fold(
                Vector(side * (cuff.x - 24), elbow + 34), Vector(side * (cuff.x + 12), elbow + 52), bend: side * 5,
                width: side * 6, strength: 0.14
            )
        }
    }
}
