import CollectionGeometry

/// Decides the target of a held item that is over another one.
///
/// Within a section the item moves if that brings its place nearer to where it is held. So items of different sizes are
/// exchanged once, when the held one has passed the centre, and never repeatedly under a resting finger. In another
/// section it moves before or after the item, whichever half of it is nearer.
struct MovementSearch {
    /// An item, and its frame in the coordinates of ``position``.
    struct Candidate: Equatable {
        var indexPath: IndexPath
        var frame: Rect
    }

    /// The displayed path of the held item, and the frame of the gap.
    let current: Candidate
    /// The centre of the held item, in content coordinates or those of a row.
    let position: Point
    /// Whether lines start at the right edge.
    let isMirrored: Bool
    /// The width of a line, in points.
    let lineWidth: Double
}

extension MovementSearch {
    /// The target because of another item; the current path if the held item stays.
    func place(over other: Candidate) -> IndexPath {
        if other.indexPath.section == current.indexPath.section {
            let frame = gap(at: other)
            return offset(from: frame) + 1 < offset(from: current.frame) ? other.indexPath : current.indexPath
        }
        return isBeforeMiddle(of: other.frame)
            ? other.indexPath : IndexPath(item: other.indexPath.item + 1, section: other.indexPath.section)
    }

    /// The item nearest to the held one.
    func nearest(of candidates: [Candidate]) -> Candidate? {
        var best: (distance: Double, candidate: Candidate)?
        for candidate in candidates where candidate.indexPath != current.indexPath {
            let distance = distance(to: candidate.frame)
            if distance < best?.distance ?? .infinity { best = (distance, candidate) }
        }
        // Nothing is nearer than the gap itself.
        guard let best, best.distance < distance(to: current.frame) else { return nil }
        return best.candidate
    }

    /// The frame of the gap if the held item takes the place of another: earlier items move up to its start, later ones
    /// down to its end.
    private func gap(at other: Candidate) -> Rect {
        let size = current.frame.size
        let isBehind = other.indexPath > current.indexPath
        let atStart = isBehind == isMirrored
        return Rect(
            x: atStart ? other.frame.minX : other.frame.maxX - size.width,
            y: isBehind ? other.frame.maxY - size.height : other.frame.minY,
            width: size.width,
            height: size.height
        )
    }

    private func isBeforeMiddle(of frame: Rect) -> Bool {
        guard frame.width < 0.75 * lineWidth else { return position.y < frame.midY }
        return isMirrored ? position.x > frame.midX : position.x < frame.midX
    }

    /// The squared distance of the held item from the centre of a gap.
    private func offset(from gap: Rect) -> Double {
        Self.squared(gap.midX - position.x, gap.midY - position.y)
    }

    /// Distances between lines count more than those within a line: an item held behind the last item of a line belongs
    /// to that line.
    private static func squared(_ across: Double, _ along: Double) -> Double {
        across * across + 16 * along * along
    }

    /// The distance of a frame from the held item's centre; 0 if it contains it.
    private func distance(to frame: Rect) -> Double {
        let across = max(0, max(frame.minX - position.x, position.x - frame.maxX))
        let along = max(0, max(frame.minY - position.y, position.y - frame.maxY))
        return Self.squared(across, along).squareRoot()
    }
}
