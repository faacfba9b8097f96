// The tiles of which weaves, prints and textures are made.
extension Artist {
    /// The weave or print as a paint to lay over the colour, or `nil` if the cloth is plain.
    mutating func weave(_ pattern: ClothPattern, angle: Double) -> String? {
        let ink = trim.hexadecimal
        let dark = base.darker(0.6).hexadecimal
        let light = base.lighter(0.5).hexadecimal
        let line = base.brightness > 0.4 ? dark : light
        switch pattern {
        case .plain:
            return nil
        case .stripe:
            return canvas.pattern(width: 34, height: 40, angle: angle, Self.bar(0, 0, 11, 40, ink, 0.85))
        case .breton:
            return canvas.pattern(width: 40, height: 52, angle: angle, Self.bar(0, 6, 40, 17, ink, 0.92))
        case .pinstripe:
            return canvas.pattern(width: 24, height: 40, angle: angle, Self.bar(0, 0, 2, 40, line, 0.6))
        case .check:
            return canvas.pattern(width: 96, height: 96, angle: angle, check(line))
        case .gingham:
            let tile = Self.bar(0, 0, 18, 36, ink, 0.5) + Self.bar(0, 0, 36, 18, ink, 0.5)
            return canvas.pattern(width: 36, height: 36, angle: angle, tile)
        case .herringbone:
            let path = "M0 0L12 14L24 0M0 7L12 21L24 7"
            return canvas.pattern(width: 24, height: 14, angle: angle, Self.lines(path, line, 2.2, 0.38))
        case .twill:
            return canvas.pattern(width: 7, height: 7, angle: angle, Self.lines("M0 7L7 0", line, 1.5, 0.3))
        case .marl:
            return canvas.pattern(width: 26, height: 22, angle: angle, flecks(light, dark))
        case .rib:
            let tile = Self.bar(0, 0, 4, 20, dark, 0.22) + Self.bar(6, 0, 3, 20, light, 0.22)
            return canvas.pattern(width: 13, height: 20, angle: angle, tile)
        case .dots:
            return canvas.pattern(
                width: 46, height: 46, angle: angle, Self.disc(11, 11, 5.5, ink) + Self.disc(34, 34, 5.5, ink))
        case .leaves:
            return canvas.pattern(width: 120, height: 120, angle: angle + 8, leaves(ink, line))
        case .fairIsle:
            return canvas.pattern(width: 48, height: 150, angle: angle, fairIsle(ink, line))
        case .quilt:
            let path = "M0 0L52 52M52 0L0 52"
            let tile = Self.lines(path, dark, 3, 0.42) + Self.lines("M2 0L54 52M54 0L2 52", light, 1.6, 0.35)
            return canvas.pattern(width: 52, height: 52, angle: angle, tile)
        case .basket:
            return canvas.pattern(width: 44, height: 44, angle: angle + 45, basket(dark, light))
        }
    }

    /// What the surface looks like from near, as a paint, or `nil` if it is smooth.
    mutating func texture(_ finish: Finish, angle: Double, on color: Tint) -> String? {
        let dark = color.darker(0.6).hexadecimal
        let light = color.lighter(0.5).hexadecimal
        switch finish.texture {
        case .none:
            return nil
        case .knit:
            let tile = Self.lines("M0 2L5 8L10 2", dark, 1.7, 0.26) + Self.lines("M0 5L5 11L10 5", light, 1.5, 0.2)
            return canvas.pattern(width: 10, height: 9, angle: angle, tile)
        case .wool:
            return canvas.pattern(width: 26, height: 22, angle: angle + 20, flecks(light, dark, opacity: 0.16))
        case .denim:
            let tile = Self.lines("M0 6L6 0", light, 1.2, 0.26)
            return canvas.pattern(width: 6, height: 6, angle: angle, tile)
        case .linen:
            let tile = Self.lines("M0 2H9M0 7H9", dark, 0.8, 0.16) + Self.lines("M3 0V9M8 0V9", light, 0.8, 0.2)
            return canvas.pattern(width: 9, height: 9, angle: angle, tile)
        case .leather:
            let path = "M2 4Q6 1 9 5T16 4M1 13Q5 9 9 13T18 12M12 20Q15 16 19 19"
            return canvas.pattern(width: 20, height: 22, angle: angle, Self.lines(path, dark, 0.9, 0.14))
        case .suede:
            return canvas.pattern(width: 19, height: 17, angle: angle, flecks(light, dark, opacity: 0.14))
        case .cord:
            let tile = Self.bar(0, 0, 3.5, 12, dark, 0.3) + Self.bar(5, 0, 3, 12, light, 0.2)
            return canvas.pattern(width: 10, height: 12, angle: angle, tile)
        }
    }
}

extension Artist {
    private static func bar(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: String, _ opacity: Double
    ) -> String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(paint)\" fill-opacity=\"\(opacity)\"/>"
    }

    private static func lines(_ path: String, _ paint: String, _ width: Double, _ opacity: Double) -> String {
        """
        <path d="\(path)" fill="none" stroke="\(paint)" stroke-width="\(width)" \
        stroke-opacity="\(opacity)"/>
        """
    }

    private static func disc(_ x: Double, _ y: Double, _ radius: Double, _ paint: String) -> String {
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(paint)\"/>"
    }

    private func check(_ line: String) -> String {
        let ink = trim.hexadecimal
        return Self.bar(0, 0, 30, 96, line, 0.22) + Self.bar(0, 0, 96, 30, line, 0.22)
            + Self.bar(12, 0, 4, 96, line, 0.35) + Self.bar(0, 12, 96, 4, line, 0.35)
            + Self.bar(61, 0, 4, 96, ink, 0.65) + Self.bar(0, 61, 96, 4, ink, 0.65)
    }

    private func flecks(_ light: String, _ dark: String, opacity: Double = 0.3) -> String {
        Self.lines("M3 4l5 2M15 2l4 -1M10 12l5 1M20 10l3 2M4 18l4 -2M17 18l5 1", light, 1.6, opacity)
            + Self.lines("M9 7l4 -2M21 5l3 1M2 11l4 1M14 16l4 -2M22 15l3 -1M8 20l4 1", dark, 1.6, opacity)
    }

    private func leaves(_ ink: String, _ line: String) -> String {
        func leaf(_ x: Double, _ y: Double, _ angle: Double, _ size: Double) -> String {
            """
            <g transform="translate(\(x) \(y)) rotate(\(angle)) scale(\(size))">\
            <path d="M0 0Q14 -16 34 0Q14 16 0 0Z" fill="\(ink)" fill-opacity="0.88"/>\
            <path d="M2 0H30" stroke="\(line)" stroke-width="1.6" stroke-opacity="0.5"/></g>
            """
        }
        return leaf(16, 26, -35, 1) + leaf(24, 34, 40, 0.8) + leaf(76, 20, 100, 0.9) + leaf(70, 84, -20, 1.1)
            + leaf(82, 96, 55, 0.8) + leaf(22, 96, -80, 0.9)
    }

    private func fairIsle(_ ink: String, _ line: String) -> String {
        func diamonds(_ y: Double, _ size: Double, _ paint: String) -> String {
            "<path d=\"M24 \(y - size)L\(24 + size) \(y)L24 \(y + size)L\(24 - size) \(y)Z\" fill=\"\(paint)\" fill-opacity=\"0.9\"/>"
        }
        let small = [12.0, 36].map { Self.disc($0, 92, 4.5, ink) + Self.disc($0, 28, 4.5, ink) }.joined()
        return diamonds(60, 17, ink) + diamonds(60, 7, line) + small + Self.bar(0, 10, 48, 5, ink, 0.8)
            + Self.bar(0, 105, 48, 5, ink, 0.8) + Self.lines("M0 128L12 118L24 128L36 118L48 128", ink, 4, 0.8)
    }

    private func basket(_ dark: String, _ light: String) -> String {
        Self.bar(1, 1, 20, 20, dark, 0.18) + Self.bar(23, 23, 20, 20, dark, 0.18)
            + Self.lines("M2 8H20M2 15H20M24 30H42M24 37H42", dark, 1.6, 0.4)
            + Self.lines("M29 2V20M36 2V20M8 24V42M15 24V42", light, 1.6, 0.35)
            + Self.lines("M0 0H44M0 22H44M0 0V44M22 0V44", dark, 2.4, 0.4)
    }
}
