import CollectionGeometry

/// Decides where a held item is to go that lies over another one.
///
/// Within a section it goes there if that brings its place nearer to where it is held. So items of different sizes change
/// places once, when the held one has passed the middle, and never back and forth under a finger that rests. In another
/// section it goes before or behind the item, whichever half of it is nearer.
struct MovementSearch {
    /// An item, and its frame in the coordinates of ``position``.
    struct Candidate: Equatable {
        var indexPath: IndexPath
        var frame: Rect
    }

    /// Where the held item is seen, and the gap it has there.
    let current: Candidate
    /// Where the middle of the item is held.
    let position: Point
    /// Whether lines start at the right.
    let isMirrored: Bool
    /// The width of a line.
    let lineWidth: Double
}

extension MovementSearch {
    /// The place to go to because of another item; that which the held item has if it is to stay.
    func place(over other: Candidate) -> IndexPath {
        if other.indexPath.section == current.indexPath.section {
            let frame = gap(at: other)
            return offset(from: frame) + 1 < offset(from: current.frame) ? other.indexPath : current.indexPath
        }
        return isBeforeMiddle(of: other.frame)
            ? other.indexPath : IndexPath(item: other.indexPath.item + 1, section: other.indexPath.section)
    }

    /// The item that is nearest to where the held one is.
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

    /// Where the gap would be that the item has in the place of another: items before it move up to its start, those
    /// behind it down to its end.
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

    /// How far the item is held from the middle of a gap, squared.
    private func offset(from gap: Rect) -> Double {
        Self.squared(gap.midX - position.x, gap.midY - position.y)
    }

    /// Lines count more than what stands in them: what is held behind the last item of a line belongs to that line.
    private static func squared(_ across: Double, _ along: Double) -> Double {
        across * across + 16 * along * along
    }

    /// How far a frame is from where the item is held; 0 for one that it is over.
    private func distance(to frame: Rect) -> Double {
        let across = max(0, max(frame.minX - position.x, position.x - frame.maxX))
        let along = max(0, max(frame.minY - position.y, position.y - frame.maxY))
        return Self.squared(across, along).squareRoot()
    }
}
