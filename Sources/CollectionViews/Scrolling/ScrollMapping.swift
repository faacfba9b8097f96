import CollectionGeometry

/// Translates between offsets of the content and offsets of the host's scroller along the scroll axis.
///
/// The two differ by the inset before the content. And no browser can make an element as tall as a content of some
/// million rows: beyond a limit the scroller is shorter than its content. Then scrolling by touch, wheel and keys moves
/// the content by as much as the scroller, and a jump, as by dragging the scroll bar, goes to the same share of the
/// content. Near the ends both ends meet.
///
/// While the user scrolls, a correction of the offset moves the base instead of the scroller: a browser that is told to
/// be elsewhere ends its momentum. The difference is made up for at rest.
///
/// The technique is known from data grids such as SlickGrid; see also angular/components#14990.
struct ScrollMapping: Equatable {
    /// A movement of the scroller by more views than this is a jump.
    static var jumpLengths: Double { 4 }
    /// So many views from its ends the scroller stands as far from them as the content does from its own.
    static var marginLengths: Double { 20 }

    /// The tallest a host's element is made, in points.
    let limit: Double
    /// The place in the content that stands at the start of the host's scroller.
    private(set) var base = 0.0
    /// The length of what the host scrolls.
    private(set) var hostLength = 0.0
    /// Where the host's scroller is, as far as the engine knows.
    private(set) var hostOffset = 0.0
    /// The offsets between which the content can be scrolled.
    private(set) var range = 0.0...0.0
    private var viewLength = 0.0
    /// Whether the base was moved instead of the scroller.
    private(set) var isDrifting = false

    /// Creates a mapping for a content without extent.
    init(limit: Double) {
        self.limit = limit
    }
}

extension ScrollMapping {
    /// Whether the scroller is as long as the content, so that nothing has to be made up.
    var isExact: Bool { hostMaximum >= range.upperBound - range.lowerBound }

    /// The offset nearest to another at which the content can stand.
    func clamped(_ offset: Double) -> Double {
        Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
    }

    /// Takes in the lengths of the content and the view, and what the content is inset by.
    ///
    /// - Parameter offset: Where the content stands; the scroller is brought in line with it.
    mutating func update(
        contentLength: Double,
        viewLength: Double,
        startInset: Double,
        endInset: Double,
        offset: Double
    ) {
        self.viewLength = viewLength
        let length = startInset + contentLength + endInset
        range = (-startInset)...Swift.max(-startInset, length - startInset - viewLength)
        hostLength = Swift.min(length, Swift.max(limit, 2 * viewLength))
        // The host does the same as soon as the content is shorter.
        hostOffset = Swift.min(hostOffset, hostMaximum)
        align(with: clamped(offset))
    }

    /// Follows the host's scroller. Returns where the content stands then.
    mutating func follow(_ offset: Double) -> Double {
        let distance = abs(offset - hostOffset)
        hostOffset = offset
        if !isExact, distance > Self.jumpLengths * viewLength {
            let share = Swift.min(Swift.max(0, offset / Swift.max(1, hostMaximum)), 1)
            base = range.lowerBound + share * (range.upperBound - range.lowerBound) - offset
        }
        return offset + base
    }

    /// Chooses where the scroller has to be for the content to stand at an offset, as far as that has to change. Returns
    /// the place, or `nil` when the scroller already is there.
    mutating func aim(at offset: Double) -> Double? {
        align(with: offset)
        let wanted = offset - base
        guard wanted != hostOffset else { return nil }
        hostOffset = wanted
        return wanted
    }

    /// Has the content stand elsewhere by a distance although the scroller does not move.
    mutating func drift(by distance: Double) {
        base += distance
        isDrifting = true
    }

    /// Ends what ``drift(by:)`` began: the next ``aim(at:)`` makes up for it.
    mutating func endDrift() {
        isDrifting = false
    }

    /// Forgets where the scroller is: the host has a new one, at its start.
    mutating func restart() {
        hostOffset = 0
    }

    private var hostMaximum: Double { Swift.max(0, hostLength - viewLength) }

    /// Moves the base unless the scroller can go on from an offset without meeting an end too early.
    private mutating func align(with offset: Double) {
        guard !isExact else {
            let isReachable = (0...hostMaximum).contains(offset - base)
            if isDrifting, isReachable { return }
            isDrifting = false
            base = range.lowerBound
            return
        }
        let margin = Swift.min(Self.marginLengths * viewLength, hostMaximum / 3)
        let toStart = offset - range.lowerBound
        let toEnd = range.upperBound - offset
        if toStart <= margin {
            base = offset - toStart
        } else if toEnd <= margin {
            base = offset - (hostMaximum - toEnd)
        } else {
            let current = offset - base
            if current > margin, current < hostMaximum - margin { return }
            let share = toStart / (toStart + toEnd)
            base = offset - Swift.min(Swift.max(margin, share * hostMaximum), hostMaximum - margin)
        }
    }
}
