import CollectionGeometry
import CollectionViews

extension ModelHost {
    /// Carries out one command on the tree.
    func replay(_ command: HostCommand) {
        switch command {
        case .defineTemplate(let number, let template):
            if templates[number] != nil { violate("template \(number) is defined twice") }
            templates[number] = template
        case .instantiate(let number, let first):
            instantiate(number, first: first)
        case .insert(let node, let parent, let before):
            insert(node, into: parent, before: before)
        case .remove(let node):
            remove(node)
        case .destroy(let node, let count):
            destroy(node, count: count)
        case .setText(let id, let text):
            update(id) { node in
                node.text = text
                node.runs = []
            }
            if let element = nodes[id]?.element, element != .text, element != .textField {
                violate("text for \(id), which is no text node")
            }
        case .setAttributedText(let id, let text):
            update(id) { node in
                node.text = text.string
                node.runs = text.runs
            }
            if nodes[id]?.element != .text { violate("an attributed text for \(id), which is no text node") }
        case .setPath(let id, let path):
            update(id) { $0.path = path }
            if nodes[id]?.element != .drawing { violate("an outline for \(id), which is no drawing") }
            if path.elements.contains(where: { !$0.isFinite }) { violate("an outline of \(id) that is not finite") }
        case .setImage(let id, let image):
            update(id) { $0.image = image }
            if nodes[id]?.element != .image { violate("picture for \(id), which is no image node") }
        case .setAttribute(let id, let attribute, let value):
            update(id) { $0.attributes[attribute] = value }
        case .setRole(let id, let role, let isActive):
            update(id) { node in
                node.roles.removeAll { $0 == role }
                if isActive { node.roles.append(role) }
            }
        case .setHidden(let id, let isHidden):
            update(id) { $0.isHidden = isHidden }
            if isHidden { dropFocus(in: id) }
        case .setVariable(let id, let role, let value):
            update(id) { $0.variables[role] = value }
        case .setOrigin(let id, let origin):
            if !(origin.x.isFinite && origin.y.isFinite) { violate("origin \(origin) of \(id)") }
            update(id) { $0.origin = origin }
        case .setSize(let id, let size):
            if !(size.width.isFinite && size.height.isFinite) { violate("size \(size) of \(id)") }
            if max(size.width, size.height) > Self.mostLength {
                violate("\(id) is \(size), more than a browser can make")
            }
            update(id) { $0.size = size }
            clampOffsets(around: id)
        case .setOpacity(let id, let opacity):
            update(id) { $0.opacity = opacity }
        case .animate(let id, let animation):
            if animation.milliseconds <= 0 || animation.isEmpty { violate("an animation of nothing for \(id)") }
            update(id) { $0.animations.append(animation) }
        case .stopAnimations(let id):
            update(id) { $0.animations = [] }
        case .setZIndex(let id, let zIndex):
            update(id) { $0.zIndex = zIndex }
        case .scroll(let id, let offset, _):
            scrollWithoutReader(id, to: offset)
        case .request(let token, let request):
            openRequests.append(OpenRequest(token: token, request: request))
        case .cancelRequest(let token):
            openRequests.removeAll { $0.token == token }
        case .startTimer(let token, let milliseconds):
            openTimers.append(OpenTimer(token: token, milliseconds: milliseconds))
        case .cancelTimer(let token):
            openTimers.removeAll { $0.token == token }
        case .requestPosition(let token):
            openPositions.append(token)
        case .claimPress:
            isPressClaimed = pressedNode != .none
        case .setHoldsTouches(let id, let isOn):
            if nodes[id]?.element != .scroller { violate("\(id) holds touches and is no scroller") }
            if isOn { holdingScrollers.insert(id) } else { holdingScrollers.remove(id) }
        case .announce(let sentence):
            announcements.append(sentence)
        case .log(_, let line):
            logLines.append(line)
        case .setTitle(let text):
            title = text
        case .navigate(.push(let path)):
            history.append(path)
        case .navigate(.replace(let path)):
            history[history.count - 1] = path
        case .navigate(.back):
            goBack()
        case .open(let url):
            openedURLs.append(url)
        case .requestFrame:
            isFrameRequested = true
        case .measure(let token, let questions):
            measureCount += 1
            for question in questions where nodes[question.node] == nil { violate("measured \(question.node)") }
            let sizes = questions.map { natural($0.node, width: $0.width, height: $0.height) }
            pendingEvents.append(.measured(token, sizes))
        case .focus(let id):
            focusedNode = id
            pendingEvents.append(.focused(id))
        }
    }

    private func instantiate(_ number: Int, first: NodeID) {
        guard let template = templates[number] else { return violate("template \(number) is not known") }
        var next = 0
        func build(parent: NodeID) {
            let description = template.nodes[next]
            let id = first.advanced(by: next)
            if nodes[id] != nil { violate("\(id) exists already") }
            nodes[id] = Node(element: description.element, roles: description.roles, parent: parent)
            nodes[parent]?.children.append(id)
            next += 1
            for _ in 0..<description.childCount { build(parent: id) }
        }
        build(parent: .none)
        if next != template.nodes.count { violate("template \(number) does not describe one tree") }
    }

    private func insert(_ id: NodeID, into parent: NodeID, before: NodeID) {
        guard let node = nodes[id], nodes[parent] != nil else { return violate("insert \(id) into \(parent)") }
        if nodes[node.parent] != nil { forgetOffsets(in: id) }
        nodes[node.parent]?.children.removeAll { $0 == id }
        let siblings = nodes[parent]?.children ?? []
        if before != .none, !siblings.contains(before) { violate("\(before) is not in \(parent)") }
        nodes[parent]?.children.insert(id, at: siblings.firstIndex(of: before) ?? siblings.count)
        nodes[id]?.parent = parent
    }

    private func remove(_ id: NodeID) {
        guard let node = nodes[id] else { return violate("removed \(id), which does not exist") }
        dropFocus(in: id)
        forgetOffsets(in: id)
        nodes[node.parent]?.children.removeAll { $0 == id }
        nodes[id]?.parent = .none
    }

    /// An element that is taken out of its document or put elsewhere forgets where it was scrolled to, without a word.
    private func forgetOffsets(in id: NodeID) {
        guard let node = nodes[id] else { return }
        nodes[id]?.offset = .zero
        for child in node.children { forgetOffsets(in: child) }
    }

    /// What is hidden or taken out of the document cannot hold the focus.
    private func dropFocus(in id: NodeID) {
        var current = focusedNode
        while let node = nodes[current] {
            if current == id {
                focusedNode = .none
                pendingEvents.append(.focused(.none))
                return
            }
            current = node.parent
        }
    }

    private func destroy(_ first: NodeID, count: Int) {
        dropFocus(in: first)
        if let node = nodes[first] { nodes[node.parent]?.children.removeAll { $0 == first } }
        for step in 0..<count where nodes.removeValue(forKey: first.advanced(by: step)) == nil {
            violate("destroyed \(first.advanced(by: step)), which does not exist")
        }
    }

    private func update(_ id: NodeID, _ body: (inout Node) -> Void) {
        guard nodes[id] != nil else { return violate("a command for \(id), which does not exist") }
        body(&nodes[id, default: Node(element: .box, roles: [], parent: .none)])
    }

    /// The longest element that every browser can make, in points.
    static var mostLength: Double { 17_000_000 }

    func violate(_ sentence: String) {
        violations.append(sentence)
    }
}

// MARK: - Scrolling

extension ModelHost {
    /// The largest offset of a scroller or carousel: what its largest child exceeds it by.
    func maximumOffset(of id: NodeID) -> Point {
        guard let node = nodes[id] else { return .zero }
        let window = extent(of: id)
        var content = Size.zero
        for child in node.children {
            guard let size = nodes[child]?.size else { continue }
            content = Size(width: max(content.width, size.width), height: max(content.height, size.height))
        }
        let isVertical = node.element == .scroller
        return Point(
            x: isVertical ? 0 : max(0, content.width - window.width),
            y: isVertical ? max(0, content.height - window.height) : 0
        )
    }

    /// Scrolls without the reader's doing, and reports it afterwards, as a browser does.
    func scrollWithoutReader(_ id: NodeID, to offset: Point) {
        guard nodes[id] != nil else { return violate("scrolled \(id), which does not exist") }
        var target = clamped(offset, of: id)
        if let rest = snapOffset(of: id, near: target.x) {
            if abs(rest - target.x) > 1 { violate("\(id) was sent to \(target.x) and snapped to \(rest)") }
            target.x = abs(rest - target.x) > 0.01 ? rest : target.x
        }
        guard nodes[id]?.offset != target else { return }
        nodes[id]?.offset = target
        pendingEvents += [.scrolled(id, target), .scrollEnded(id)]
    }

    /// An offset a scroller or carousel can stand at. Those of carousels are negative where reading goes to the left.
    func clamped(_ offset: Point, of id: NodeID) -> Point {
        let limit = maximumOffset(of: id)
        let isMirrored = isRightToLeft && nodes[id]?.element == .carousel
        let x = isMirrored ? min(max(-limit.x, offset.x), 0) : min(max(0, offset.x), limit.x)
        return Point(x: x, y: min(max(0, offset.y), limit.y))
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Where a carousel that snaps comes to rest: at the nearest of the markers in what it scrolls.
    func snapOffset(of id: NodeID, near offset: Double) -> Double? {
        guard let node = nodes[id], node.roles.contains("is-snapping"), let track = node.children.first else {
            return nil
        }
        let isMirrored = isRightToLeft
        let rests = (nodes[track]?.children ?? []).compactMap { child -> Double? in
            guard let marker = nodes[child], marker.roles.contains("snap-marker") else { return nil }
            let place = marker.origin.x
            return isMirrored ? place + 1 - extent(of: track).width : place
        }
        return rests.map { clamped(Point(x: $0, y: 0), of: id).x }.min { abs($0 - offset) < abs($1 - offset) }
    }

    private func clampOffsets(around id: NodeID) {
        for candidate in [id, nodes[id]?.parent ?? .none] {
            guard let node = nodes[candidate], node.element == .scroller || node.element == .carousel else { continue }
            if clamped(node.offset, of: candidate) != node.offset { scrollWithoutReader(candidate, to: node.offset) }
        }
    }

    /// Goes back by one entry of the history.
    public func goBack() {
        guard history.count > 1 else { return }
        history.removeLast()
        pendingEvents.append(.navigated(path: history[history.count - 1]))
    }
}

extension BezierPath.Element {
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .close: true
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
