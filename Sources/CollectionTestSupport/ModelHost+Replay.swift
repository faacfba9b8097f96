import CollectionGeometry
import CollectionViews

extension ModelHost {
    /// Carries out one command.
    func replay(_ command: HostCommand) {
        switch command {
        case .remove(let id), .destroy(let id, _): dropFocus(in: id)
        default: break
        }
        let refusedCount = tree.violations.count
        let isOfTree = tree.apply(command)
        guard tree.violations.count == refusedCount else { return refuse(command, tree.violations[refusedCount]) }
        if isOfTree { follow(command) } else { perform(command) }
    }

    /// What a browser does about a command that it does not carry out.
    private func refuse(_ command: HostCommand, _ line: String) {
        violate(line)
        if let token = command.refusedToken { pendingEvents.append(.responded(token, .failure(status: 400))) }
    }

    /// What a browser does by itself after a change of the tree.
    private func follow(_ command: HostCommand) {
        switch command {
        case .setHidden(let id, true): dropFocus(in: id)
        case .setSize(let id, _): clampOffsets(around: id)
        case .animate(let id, let animation):
            clock.start(animation, of: id)
        case .stopAnimations(let id): clock.stopAnimations(of: id)
        default: break
        }
    }

    private func perform(_ command: HostCommand) {
        switch command {
        case .scroll(let id, let offset, _):
            scrollWithoutReader(id, to: offset)
        case .request(let token, let request):
            requests.add(request, token: token)
        case .cancelRequest(let token):
            requests.cancel(token)
        case .startTimer(let token, let milliseconds):
            clock.startTimer(token, milliseconds: milliseconds)
        case .cancelTimer(let token):
            clock.removeTimer(token)
        case .requestPosition(let token):
            requests.addPosition(token)
        case .claimPress:
            pressUnderWay.claim()
        case .setHoldsTouches(let id, let isOn):
            if isOn { holdingScrollers.insert(id) } else { holdingScrollers.remove(id) }
        case .announce(let sentence):
            announcements.append(sentence)
        case .log(_, let line):
            logLines.append(line)
        case .setTitle(let text):
            tab.title = text
        case .setLanguage(let identifier, let isRightToLeft):
            show(language: identifier, isRightToLeft ? .rightToLeft : .leftToRight)
        case .chooseLanguage(let tag):
            choose(language: tag)
        case .navigate(.push(let path)):
            tab.push(path)
        case .navigate(.replace(let path)):
            tab.replace(by: path)
        case .navigate(.back):
            goBack()
        case .open(let url):
            tab.open(url)
        case .requestFrame:
            clock.requestFrame()
        case .measure(let token, let measurements):
            measures.countBatch()
            let sizes = measurements.map {
                tree.naturalSize(
                    of: $0.node, width: $0.width, height: $0.height, in: environment, measuredBy: measures.textMeasure)
            }
            pendingEvents.append(.measured(token, sizes))
        case .focus(let id):
            focusedNode = id
            pendingEvents.append(.focused(id))
        case .useService(let token, let service, let argument):
            use(OpenService(token: token, service: service, argument: argument))
        default: preconditionFailure("A command that neither the tree nor the host carries out: \(command)")
        }
    }

    /// What is hidden or taken out of the document cannot hold the focus.
    private func dropFocus(in id: NodeID) {
        var current = focusedNode
        while let node = tree[current] {
            if current == id {
                focusedNode = .none
                pendingEvents.append(.focused(.none))
                return
            }
            current = node.parent
        }
    }
}

// MARK: - Scrolling

extension ModelHost {
    /// The largest offset of a scroller or carousel: what its largest child exceeds it by, or the column in a scroll view.
    func maximumOffset(of id: NodeID) -> Point {
        guard let node = tree[id] else { return .zero }
        let window = extent(of: id)
        var content = Size.zero
        for child in node.children {
            guard let size = tree[child]?.size else { continue }
            content = Size(width: max(content.width, size.width), height: max(content.height, size.height))
        }
        if node.styleClasses.contains("scroll-view") {
            content = tree.naturalSize(
                of: id, width: window.width, height: nil, in: environment, measuredBy: measures.textMeasure)
        }
        let isVertical = node.element == .scroller
        return Point(
            x: isVertical ? 0 : max(0, content.width - window.width),
            y: isVertical ? max(0, content.height - window.height) : 0
        )
    }

    /// Scrolls without the user's doing, and reports it afterwards, as a browser does.
    func scrollWithoutReader(_ id: NodeID, to offset: Point) {
        var target = clamped(offset, of: id)
        if let rest = snapOffset(of: id, near: target.x) {
            if abs(rest - target.x) > 1 {
                violate("scroll: node \(id.rawValue) was sent to \(target.x) and snapped to \(rest)")
            }
            target.x = abs(rest - target.x) > 0.01 ? rest : target.x
        }
        guard tree[id]?.offset != target else { return }
        tree[id]?.offset = target
        pendingEvents += [.scrolled(id, target), .scrollEnded(id)]
    }

    /// An offset a scroller or carousel can stand at. Those of carousels are negative where reading goes to the left.
    func clamped(_ offset: Point, of id: NodeID) -> Point {
        let limit = maximumOffset(of: id)
        let isMirrored = isRightToLeft && tree[id]?.element == .carousel
        let x = isMirrored ? min(max(-limit.x, offset.x), 0) : min(max(0, offset.x), limit.x)
        return Point(x: x, y: min(max(0, offset.y), limit.y))
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Where a carousel that snaps comes to rest: at the nearest of the markers in what it scrolls.
    func snapOffset(of id: NodeID, near offset: Double) -> Double? {
        guard let node = tree[id], node.styleClasses.contains("is-snapping"), let track = node.children.first else {
            return nil
        }
        let isMirrored = isRightToLeft
        let rests = (tree[track]?.children ?? []).compactMap { child -> Double? in
            guard let marker = tree[child], marker.styleClasses.contains("snap-marker") else { return nil }
            let place = marker.origin.x
            return isMirrored ? place + 1 - extent(of: track).width : place
        }
        return rests.map { clamped(Point(x: $0, y: 0), of: id).x }.min { abs($0 - offset) < abs($1 - offset) }
    }

    private func clampOffsets(around id: NodeID) {
        for candidate in [id, tree[id]?.parent ?? .none] {
            guard let node = tree[candidate], node.element == .scroller || node.element == .carousel else { continue }
            if clamped(node.offset, of: candidate) != node.offset { scrollWithoutReader(candidate, to: node.offset) }
        }
    }

    /// Goes back by one entry of the history.
    public func goBack() {
        if let path = tab.goBack() { pendingEvents.append(.navigated(path: path)) }
    }
}
