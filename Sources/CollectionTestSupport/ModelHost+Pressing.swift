public import CollectionGeometry
public import CollectionViews

// What a finger or a mouse does. As in a browser, the end of a press that no view has claimed activates what was pressed if it
// ends where it began, and a view that does not take the beginning receives nothing more.
extension ModelHost {
    /// The press that is under way: what was pressed.
    public var pressedNode: NodeID { pressUnderWay.node }
    /// Whether the engine has claimed the press under way, so that its end activates nothing.
    public var isPressClaimed: Bool { pressUnderWay.isClaimed }

    /// Presses in the middle of what shows a text, and holds. Returns whether the app receives the rest of the press.
    ///
    /// - Parameter time: The time of the press, in milliseconds.
    @discardableResult
    public func press(
        _ text: String,
        with pointer: HostPress.Pointer = .touch,
        button: HostPress.Button = .primary,
        modifiers: HostModifiers = [],
        time: Double = 0
    ) -> Bool {
        guard let label = node(showing: text), let frame = frameInWindow(around: label) else {
            violate("pressed: refused, because nothing shows “\(text)”")
            return false
        }
        return press(
            label, at: Point(x: frame.midX, y: frame.midY), with: pointer, button: button, modifiers: modifiers,
            time: time)
    }

    /// Presses a node and holds. Returns whether the app receives the rest of the press.
    ///
    /// - Parameters:
    ///   - location: A location in points from the top left corner of the window.
    ///   - time: The time of the press, in milliseconds.
    @discardableResult
    public func press(
        _ node: NodeID,
        at location: Point,
        with pointer: HostPress.Pointer = .touch,
        button: HostPress.Button = .primary,
        modifiers: HostModifiers = [],
        time: Double = 0
    ) -> Bool {
        let press = HostPress(
            .began, at: inView(location), windowLocation: location, pointer: pointer, button: button,
            modifiers: modifiers,
            time: time)
        pressUnderWay.begin(press, on: node)
        pressUnderWay.isTaken = send(.pressed(node, press))
        return pressUnderWay.isTaken
    }

    /// Moves the pointer to a location, in points from the top left corner of the window.
    ///
    /// - Parameter time: The time, in milliseconds; `nil` for that of the event before.
    public func movePress(to location: Point, time: Double? = nil) {
        report(.moved, at: location, time)
    }

    /// Moves the pointer by a distance, in points.
    public func movePress(byX x: Double, y: Double = 0, time: Double? = nil) {
        movePress(to: pressUnderWay.last.windowLocation.offsetBy(dx: x, dy: y), time: time)
    }

    /// Lifts the pointer. A press that no view has claimed and that has not moved is a tap.
    ///
    /// - Parameter time: The time, in milliseconds; `nil` for that of the event before.
    public func releasePress(time: Double? = nil) {
        guard pressedNode != .none else { return }
        let target = pressedNode
        report(.ended, at: pressUnderWay.last.windowLocation, time)
        let isTap = pressUnderWay.isTap
        pressUnderWay.end()
        if isTap, isAttached(target), let activated = activatable(around: target) { send(.activated(activated)) }
    }

    /// The host takes the press for a scroll.
    public func cancelPress() {
        guard pressedNode != .none else { return }
        report(.cancelled, at: pressUnderWay.last.windowLocation, nil)
        pressUnderWay.end()
    }

    /// Presses and releases what shows a text, as a tap or a click does.
    ///
    /// - Parameter time: The time, in milliseconds.
    public func click(
        _ text: String,
        with pointer: HostPress.Pointer = .mouse,
        modifiers: HostModifiers = [],
        time: Double = 0
    ) {
        press(text, with: pointer, modifiers: modifiers, time: time)
        releasePress(time: time)
    }

    private func report(_ phase: HostPress.Phase, at location: Point, _ time: Double?) {
        pressUnderWay.change(to: phase, at: inView(location), location, time)
        guard pressUnderWay.isTaken else { return }
        let isWanted = send(.pressed(pressedNode, pressUnderWay.last))
        if phase == .moved, !isWanted { pressUnderWay.isTaken = false }
    }

    /// The same place from the corner of the scroller that is seen.
    private func inView(_ location: Point) -> Point {
        guard let scroller = visibleScroller, let frame = frameInWindow(scroller) else { return location }
        return location.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    /// The place of the nearest node around one that has a size of its own.
    private func frameInWindow(around id: NodeID) -> Rect? {
        var current = id
        while let node = node(current), node.size == nil { current = node.parent }
        return frameInWindow(current)
    }
}
