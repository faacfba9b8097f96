import CollectionGeometry

/// Translates between offsets of the content and offsets of the host's scroller along the scroll axis.
///
/// The two differ by the inset before the content. And no browser supports an element as tall as the content of some
/// million rows: beyond a limit the scroller is shorter than its content. Then scrolling by touch, wheel and keys moves
/// the content by as much as the scroller, and a jump, as by dragging the scroll bar, goes to the same fraction of the
/// content. Near each end, the scroller and the content have the same distance from it.
///
/// While the user scrolls, a correction of the offset moves the base instead of the scroller: a browser whose offset is
/// set ends its momentum. The difference is resolved at rest.
///
/// The technique is known from data grids such as SlickGrid; see also angular/components#14990.
struct ScrollMapping: Equatable {
    /// A movement of the scroller by more view lengths than this is a jump.
    static var jumpLengths: Double { 4 }
    /// Within this number of view lengths of an end, the scroller and the content have the same distance from it.
    static var marginLengths: Double { 20 }

    /// The maximum length of a host's element, in points.
    let limit: Double
    /// The content offset at the start of the host's scroller, in points.
    private(set) var base = 0.0
    /// The length of the host's scrolled box, in points.
    private(set) var hostLength = 0.0
    /// The offset of the host's scroller, as far as the engine knows, in points.
    private(set) var hostOffset = 0.0
    /// The minimum and maximum content offset, in points.
    private(set) var range = 0.0...0.0
    private var viewLength = 0.0
    /// Whether the base was moved instead of the scroller.
    private(set) var isDrifting = false

    /// Creates a mapping for empty content.
    init(limit: Double) {
        self.limit = limit
    }
}

extension ScrollMapping {
    /// Whether the scroller is as long as the content.
    var isExact: Bool { hostMaximum >= range.upperBound - range.lowerBound }

    /// The nearest valid content offset.
    func clamped(_ offset: Double) -> Double {
        Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
    }

    /// Sets the lengths of the content and the view, and the insets, in points.
    ///
    /// - Parameter offset: The content offset; the scroller is brought in line with it.
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
        hostLength = Swift.max(0, Swift.min(length, Swift.max(limit, 2 * viewLength)))
        // The host does the same as soon as the content is shorter.
        hostOffset = Swift.min(hostOffset, hostMaximum)
        align(with: clamped(offset))
    }

    /// Follows the host's scroller. Returns the content offset.
    mutating func follow(_ offset: Double) -> Double {
        let distance = abs(offset - hostOffset)
        hostOffset = offset
        if !isExact, distance > Self.jumpLengths * viewLength {
            let share = Swift.min(Swift.max(0, offset / Swift.max(1, hostMaximum)), 1)
            base = range.lowerBound + share * (range.upperBound - range.lowerBound) - offset
        }
        return offset + base
    }

    /// Chooses the offset of the scroller for a content offset. Returns it, or `nil` when the scroller already has it.
    mutating func aim(at offset: Double) -> Double? {
        align(with: offset)
        let wanted = offset - base
        guard wanted != hostOffset else { return nil }
        hostOffset = wanted
        return wanted
    }

    /// Moves the content by a distance, in points, while the scroller stays.
    mutating func drift(by distance: Double) {
        base += distance
        isDrifting = true
    }

    /// Ends the effect of ``drift(by:)``: the next ``aim(at:)`` resolves the difference.
    mutating func endDrift() {
        isDrifting = false
    }

    /// Resets the scroller's offset: the host has a new scroller, at its start.
    mutating func restart() {
        hostOffset = 0
    }

    private var hostMaximum: Double { Swift.max(0, hostLength - viewLength) }

    /// Moves the base, unless the scroller can move from an offset without reaching an end too early.
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
