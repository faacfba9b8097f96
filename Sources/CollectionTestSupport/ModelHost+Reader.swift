public import CollectionGeometry
public import CollectionViews

// What a user sees and does.
extension ModelHost {
    /// Whether a node is in the document.
    public func isAttached(_ id: NodeID) -> Bool { tree.isAttached(id) }

    /// The node with an id.
    public func node(_ id: NodeID) -> Node? { tree[id] }

    /// The nodes in the document that satisfy a condition, in document order.
    public func nodes(where condition: (Node) -> Bool) -> [NodeID] {
        var found: [NodeID] = []
        func visit(_ id: NodeID) {
            guard let node = tree[id] else { return }
            if condition(node) { found.append(id) }
            for child in node.children { visit(child) }
        }
        visit(.root)
        return found
    }

    /// The nodes that satisfy a condition, in the document or not, oldest first.
    public func allNodes(where condition: (Node) -> Bool) -> [NodeID] {
        tree.ids.filter { tree[$0].map(condition) == true }
    }

    /// The nodes in the document that have a role, in document order.
    public func nodes(withStyleClass styleClass: StyleClass) -> [NodeID] {
        nodes { $0.styleClasses.contains(styleClass) }
    }

    /// The extent of a node: the one it was given; a carousel fills its parent.
    func extent(of id: NodeID) -> Size {
        guard let node = tree[id] else { return .zero }
        return node.size ?? (node.element == .carousel ? extent(of: node.parent) : .zero)
    }

    /// The place of a node in the window, in points; `nil` if it is hidden or not in the document.
    public func frameInWindow(_ id: NodeID) -> Rect? {
        guard isAttached(id) else { return nil }
        var origin = Point.zero
        var current = id
        while current != .root, let ancestor = tree[current] {
            if ancestor.isHidden || ancestor.styleClasses.contains("is-beneath") { return nil }
            origin = origin.offsetBy(dx: ancestor.origin.x, dy: ancestor.origin.y)
            if let parent = tree[ancestor.parent] {
                origin = origin.offsetBy(dx: -parent.offset.x, dy: -parent.offset.y)
                if isRightToLeft, parent.element == .carousel {
                    // What is wider than its window sticks out to the left.
                    origin.x += extent(of: ancestor.parent).width - extent(of: current).width
                }
            }
            current = ancestor.parent
        }
        return Rect(origin: origin, size: extent(of: id))
    }

    /// The distance of the top edge of a node below that of ``visibleScroller``, in points; negative above it. `nil` if nothing scrolls,
    /// or if the node is hidden or not in the document.
    public func distanceFromTop(of id: NodeID) -> Double? {
        guard let scroller = visibleScroller.flatMap({ frameInWindow($0) }), let frame = frameInWindow(id) else {
            return nil
        }
        return frame.minY - scroller.minY
    }

    /// Where a node is seen at the first moment of its movements, in the window, in points.
    public func frameAtStartOfAnimations(_ id: NodeID) -> Rect? {
        guard var frame = frameInWindow(id), let node = tree[id] else { return nil }
        for animation in node.animations {
            frame = frame.offsetBy(dx: animation.translation.x, dy: animation.translation.y)
            frame.size.width += animation.growth.width
            frame.size.height += animation.growth.height
        }
        return frame
    }

    /// The part of a node's place that is seen: within the window and within the carousels it is in.
    public func visibleFrame(_ id: NodeID) -> Rect? {
        guard var frame = frameInWindow(id) else { return nil }
        var current = tree[id]?.parent ?? .none
        while current != .none, let ancestor = tree[current] {
            if ancestor.element == .carousel || ancestor.element == .scroller, let clip = frameInWindow(current) {
                guard let seen = frame.intersection(clip) else { return nil }
                frame = seen
            }
            current = ancestor.parent
        }
        guard let seen = frame.intersection(Rect(origin: .zero, size: environment.windowSize)), !seen.isEmpty else {
            return nil
        }
        return seen
    }

    /// The cells that are seen at least in part, in document order.
    public var visibleCells: [NodeID] {
        nodes(withStyleClass: "cell").filter { visibleFrame($0) != nil }
    }

    /// The texts inside a node, in document order.
    public func texts(in id: NodeID) -> [String] {
        guard let node = tree[id], !node.isHidden else { return [] }
        var texts = node.text.isEmpty ? [] : [node.text]
        for child in node.children { texts += self.texts(in: child) }
        return texts
    }

    /// All texts of nodes that are not hidden, in document order.
    public var texts: [String] { texts(in: .root) }

    /// The first node in the document that shows a text; `nil` if none does or it is hidden.
    public func node(showing text: String) -> NodeID? {
        nodes { $0.text == text }.first { frameInWindow($0) != nil }
    }

    /// The first node in the document with an accessibility label; `nil` if none has it or it is hidden.
    public func node(labeled label: String) -> NodeID? {
        nodes { $0.attributes[.accessibilityLabel] == label }.first { frameInWindow($0) != nil }
    }

    /// The nearest link, button or cell around a node, itself included.
    public func activatable(around id: NodeID) -> NodeID? {
        var current = id
        while let node = tree[current] {
            if node.element == .button || node.element == .link || node.styleClasses.contains("cell") { return current }
            current = node.parent
        }
        return nil
    }

    /// Activates what shows a text or, if nothing does, the link or button that has it as its accessibility label. Returns whether
    /// there was something to activate.
    @discardableResult
    public func tap(_ text: String) -> Bool {
        let shown = node(showing: text).flatMap { activatable(around: $0) }
        guard let target = shown ?? control(labeled: text) else { return false }
        send(.activated(target))
        return true
    }

    private func control(labeled label: String) -> NodeID? {
        nodes { $0.attributes[.accessibilityLabel] == label && [.button, .link].contains($0.element) }
            .first { frameInWindow($0) != nil }
    }

    /// Presses a key while the focus is on a node. Returns whether the app took the key.
    @discardableResult
    public func press(_ key: Key, on id: NodeID) -> Bool {
        focusedNode = id
        return send(.keyPressed(key, id))
    }

    /// Writes into a text field what it is to hold, as a user does.
    public func write(_ text: String, into id: NodeID) {
        guard let element = tree[id]?.element, [.textField, .textArea].contains(element) else {
            return violate("edited: refused node \(id.rawValue), which is no text field")
        }
        if focusedNode != id {
            focusedNode = id
            send(.focused(id))
        }
        tree[id]?.text = text
        send(.edited(id, text))
    }

    /// Writes into the text field with an accessibility label. Returns whether there is one.
    @discardableResult
    public func write(_ text: String, intoFieldLabeled label: String) -> Bool {
        let fields = nodes {
            $0.attributes[.accessibilityLabel] == label && [.textField, .textArea].contains($0.element)
        }
        guard let field = fields.first(where: { frameInWindow($0) != nil }) else { return false }
        write(text, into: field)
        return true
    }

    /// Moves a pointer over a surface.
    ///
    /// - Parameters:
    ///   - location: A location in points from the top left corner of the surface.
    ///   - span: The distance of two fingers or of a wheel, in points.
    public func point(_ phase: HostPointer.Phase, on id: NodeID, at location: Point, span: Double = 0) {
        guard tree[id]?.element == .surface else {
            return violate("pointed: refused node \(id.rawValue), which is no surface")
        }
        send(.pointed(id, HostPointer(phase, at: location, span: span)))
    }

    /// Scrolls the visible screen, or any scroller or carousel, as a user does.
    ///
    /// - Parameters:
    ///   - id: The scroller or carousel; `nil` for ``visibleScroller``.
    ///   - offset: The offset of its content, in points, with the sign of `HostEvent.scrolled`: `x` is negative in a carousel
    ///     that is read from right to left.
    public func scroll(_ id: NodeID? = nil, to offset: Point) {
        guard let target = id ?? visibleScroller else { return violate("scrolled: refused, because nothing scrolls") }
        let clamped = clamped(offset, of: target)
        guard tree[target]?.offset != clamped else { return }
        tree[target]?.offset = clamped
        send(.scrolled(target, clamped))
    }

    /// Moves a scroller or carousel without notifying the app, as a browser does with one that is hidden.
    public func setOffset(of id: NodeID, to offset: Point) {
        tree[id]?.offset = offset
    }

    /// Lets a scroll come to rest.
    public func endScroll(_ id: NodeID? = nil) {
        guard let target = id ?? visibleScroller else { return }
        if let rest = snapOffset(of: target, near: tree[target]?.offset.x ?? 0) {
            scroll(target, to: Point(x: rest, y: 0))
        }
        send(.scrollEnded(target))
    }

    /// The scroller of the visible screen. One within another, such as a scroll view in a cell, is none.
    public var visibleScroller: NodeID? {
        nodes { $0.element == .scroller }.last { frameInWindow($0) != nil && !isInScroller($0) }
    }

    private func isInScroller(_ id: NodeID) -> Bool {
        var current = tree[id]?.parent ?? .none
        while let node = tree[current] {
            if node.element == .scroller { return true }
            current = node.parent
        }
        return false
    }

    /// Responds to the oldest open request for a path. Returns whether there was one.
    @discardableResult
    public func respond(
        to path: String, with response: HostResponse, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = []
    ) -> Bool {
        guard let open = requests.take(path) else { return false }
        let reply = HostReply(response, headerFields: headerFields, body: body)
        if let line = open.request.refusal(ofResponseOf: reply.body.count) {
            violate(line)
            sendUnchecked(.responded(open.token, .failure(status: 413)))
        } else {
            sendUnchecked(.responded(open.token, reply))
        }
        return true
    }

    /// Reports the progress of the oldest open request for a path among those whose progress is observed, as a browser does while a
    /// request is under way. Returns whether there was one.
    @discardableResult
    public func reportProgress(_ progress: RequestProgress, of path: String) -> Bool {
        guard let open = requests.firstObserved(path) else { return false }
        sendUnchecked(.responded(open.token, .progress(progress)))
        return true
    }

    /// Responds to the oldest request for the position. Returns whether there was one.
    @discardableResult
    public func locate(_ response: HostPositionResponse) -> Bool {
        guard let token = requests.takePosition() else { return false }
        send(.located(token, response))
        return true
    }

    /// The user presses the browser's back button.
    public func pressBack() {
        goBack()
        guard !pendingEvents.isEmpty else { return }
        send(pendingEvents.removeFirst())
    }
}
