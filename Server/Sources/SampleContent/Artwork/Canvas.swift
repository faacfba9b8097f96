/// An SVG document as it is drawn. Everything in it comes from numbers and colours of this program, never from text
/// that a person typed.
struct Canvas: Sendable {
    private var definitions = ""
    private var content = ""
    private var count = 0
}

extension Canvas {
    /// The document.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - units: The height in units of which the width has 800.
    func document(width: Int, height: Int, units: Int = 1_200) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 800 \(units)">\
        <defs>\(definitions)</defs>\(content)</svg>
        """
    }

    /// A plain colour as a paint.
    static func paint(_ tint: Tint) -> String { tint.hexadecimal }

    /// A gradient from one point of a shape's box to another, as a paint.
    mutating func gradient(
        _ stops: [(at: Double, tint: Tint, opacity: Double)], from: Vector = Vector(0, 0), to: Vector = Vector(0, 1)
    ) -> String {
        let id = nextID()
        definitions += "<linearGradient id=\"\(id)\" x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\">"
        definitions += Self.stops(stops) + "</linearGradient>"
        return "url(#\(id))"
    }

    /// A gradient outwards from a point of a shape's box, as a paint.
    mutating func glow(
        _ stops: [(at: Double, tint: Tint, opacity: Double)], center: Vector, radius: Double
    ) -> String {
        let id = nextID()
        definitions += "<radialGradient id=\"\(id)\" cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\">"
        definitions += Self.stops(stops) + "</radialGradient>"
        return "url(#\(id))"
    }

    /// A tile that repeats, as a paint.
    ///
    /// Small tiles are joined to larger ones first: filling with a large tile is more than twice as fast.
    ///
    /// - Parameter tile: Draws the tile; its origin is the corner.
    mutating func pattern(width: Double, height: Double, angle: Double = 0, _ tile: String) -> String {
        let (id, part) = (nextID(), nextID())
        let columns = max(1, Int(140 / width))
        let rows = max(1, Int(140 / height))
        var copies = ""
        // One more on each side, for what reaches over the edge of a tile.
        for row in -1...rows {
            for column in -1...columns {
                let x = Outline.number(Double(column) * width)
                let y = Outline.number(Double(row) * height)
                copies += "<use href=\"#\(part)\" x=\"\(x)\" y=\"\(y)\"/>"
            }
        }
        definitions += """
            <g id="\(part)">\(tile)</g>\
            <pattern id="\(id)" width="\(width * Double(columns))" height="\(height * Double(rows))" \
            patternUnits="userSpaceOnUse" patternTransform="rotate(\(angle))">\(copies)</pattern>
            """
        return "url(#\(id))"
    }

    /// Fills a shape.
    mutating func fill(_ outline: Outline, _ paint: String, opacity: Double = 1) {
        // The opacity of the fill, not of the element, which would be painted apart and then laid over the rest.
        content += "<path d=\"\(outline.data)\" fill=\"\(paint)\"\(Self.opacity("fill", opacity))/>"
    }

    /// Fills many boxes, such as the dots of a printer, at once.
    mutating func fill(boxes: [(x: Double, y: Double, width: Double, height: Double)], _ tint: Tint) {
        let data = boxes.map { box in
            let (width, height) = (Outline.number(box.width), Outline.number(box.height))
            return "M\(Outline.number(box.x + 400)) \(Outline.number(box.y))h\(width)v\(height)h-\(width)z"
        }.joined()
        content += "<path d=\"\(data)\" fill=\"\(tint.hexadecimal)\"/>"
    }

    /// Starts a group that is turned about a point, in degrees.
    mutating func open(turned degrees: Double, about center: Vector) {
        content += "<g transform=\"rotate(\(Outline.number(degrees)) "
        content += "\(Outline.number(center.x + 400)) \(Outline.number(center.y)))\">"
    }

    /// Draws a line.
    mutating func stroke(
        _ outline: Outline, _ tint: Tint, width: Double, opacity: Double = 1, dash: String? = nil
    ) {
        content += "<path d=\"\(outline.data)\" fill=\"none\" stroke=\"\(tint.hexadecimal)\" "
        content += "stroke-width=\"\(Outline.number(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        if let dash { content += " stroke-dasharray=\"\(dash)\"" }
        content += "\(Self.opacity("stroke", opacity))/>"
    }

    /// Draws within a shape only.
    mutating func clipped(to outline: Outline, _ draw: (inout Canvas) -> Void) {
        let id = nextID()
        definitions += "<clipPath id=\"\(id)\"><path d=\"\(outline.data)\"/></clipPath>"
        content += "<g clip-path=\"url(#\(id))\">"
        draw(&self)
        content += "</g>"
    }

    /// Fills a shape and surrounds it with rings that grow fainter outwards, so that its edge is soft.
    ///
    /// A blur filter looks the same and costs a third of the whole picture.
    mutating func soft(_ outline: Outline, _ tint: Tint, radius: Double, opacity: Double) {
        fill(outline, Self.paint(tint), opacity: opacity)
        // Only what lies outside: everywhere but in the shape.
        let id = nextID()
        let everywhere = Outline.box(-2_000, -2_000, 4_000, 5_000).data
        definitions +=
            "<clipPath id=\"\(id)\"><path d=\"\(everywhere)\(outline.data)\" clip-rule=\"evenodd\"/></clipPath>"
        content += "<g clip-path=\"url(#\(id))\">"
        let rings = 12
        for ring in 1...rings {
            let reach = (Double(ring) - 0.5) / Double(rings)
            // The rings that reach a distance d add up to (1 - d)².
            stroke(outline, tint, width: radius * 2 * reach, opacity: opacity * 2 * (1 - reach) / Double(rings))
        }
        content += "</g>"
    }

    /// Starts a group that is scaled about a point and then moved.
    mutating func open(scale: Double, about center: Vector, moved: Vector) {
        let x = center.x + 400
        content += "<g transform=\"translate(\(Outline.number(moved.x + x)) \(Outline.number(moved.y + center.y))) "
        content += "scale(\(scale)) translate(\(Outline.number(-x)) \(Outline.number(-center.y)))\">"
    }

    /// Ends the group started last.
    mutating func close() {
        content += "</g>"
    }

    private mutating func nextID() -> String {
        count += 1
        return "a\(count)"
    }

    private static func stops(_ stops: [(at: Double, tint: Tint, opacity: Double)]) -> String {
        stops.map { stop in
            "<stop offset=\"\(stop.at)\" stop-color=\"\(stop.tint.hexadecimal)\" stop-opacity=\"\(stop.opacity)\"/>"
        }.joined()
    }

    private static func opacity(_ part: String, _ opacity: Double) -> String {
        opacity < 1 ? " \(part)-opacity=\"\((opacity * 1_000).rounded() / 1_000)\"" : ""
    }
}
