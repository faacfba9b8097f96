import CollectionGeometry
import CollectionScenarios
import CollectionTestSupport
import CollectionViews

/// Lets the monkey play with a model host: does what it tells a user to do and shows it what is seen.
struct MonkeyDriver {
    let host: ModelHost
    private(set) var history: [String] = []

    init(seed: UInt64) {
        host = ModelHost(ScenarioController(), windowSize: Size(width: 390, height: 844), displayScale: 1)
        host.start(path: "/monkey")
        host.send(.navigated(path: "/do/seed/\(seed)"))
        settle()
    }

    /// One random event, then a look. Returns what is wrong.
    mutating func step(isAtRest: Bool) -> String? {
        host.logLines = []
        host.send(.navigated(path: "/do/next"))
        let line = host.logLines.last { $0.hasPrefix("next: ") } ?? "next: nothing"
        history.append(String(line.dropFirst(6)))
        if history.count > 12 { history.removeFirst() }
        act(history[history.count - 1].split(separator: " ").map { String($0) })
        if isAtRest { settle() }
        host.logLines = []
        host.send(.navigated(path: (isAtRest ? "/rest/" : "/check/") + observation()))
        if !host.violations.isEmpty { return host.violations.joined(separator: "; ") }
        return host.logLines.last == "found: nothing" ? nil : host.logLines.last ?? "no response"
    }

    private func act(_ words: [String]) {
        let numbers = words.dropFirst().map { Double($0) ?? 0 }
        switch words[0] {
        case "scroll": host.scroll(to: Point(x: 0, y: numbers[0]))
        case "by":
            let offset = host.visibleScroller.flatMap { host.node($0)?.offset.y } ?? 0
            host.scroll(to: Point(x: 0, y: offset + numbers[0] * (numbers[1] == 1 ? 1 : -1)))
        case "row":
            guard
                let row = host.nodes(where: { $0.element == .carousel }).first(where: { host.visibleFrame($0) != nil })
            else { return }
            host.scroll(row, to: Point(x: numbers[0], y: 0))
        case "focus":
            let cells = host.visibleCells.filter { !isLeaving($0) }
            guard !cells.isEmpty else { return }
            host.focusedNode = cells[Int(numbers[0]) % cells.count]
            host.send(.focused(host.focusedNode))
        case "press":
            guard host.isAttached(host.focusedNode), host.focusedNode != .none else { return }
            if let key = ScriptRunner.keys[words[1]] { host.send(.keyPressed(key, host.focusedNode)) }
        case "resize": host.change { $0.windowSize = Size(width: numbers[0], height: numbers[1]) }
        case "timer": host.fireNextTimer()
        case "frame": if host.isFrameRequested { host.runFrames() }
        default: return
        }
    }

    private func settle() {
        for _ in 0..<3 {
            host.runFrames()
            host.finishAnimations()
            for id in host.nodes(where: { $0.element == .scroller || $0.element == .carousel }) { host.endScroll(id) }
        }
    }

    private func isLeaving(_ id: NodeID) -> Bool {
        host.node(id)?.attributes[.isHiddenFromAccessibility] == "true"
    }

    /// What is seen, in the words of `MonkeyCheck`.
    private func observation() -> String {
        let size = host.environment.windowSize
        var parts = ["v|\(Int(size.width))|\(Int(size.height))"]
        for id in host.nodes(where: { _ in true }) {
            guard let node = host.node(id), !isLeaving(id), let kind = kind(of: node), let seen = host.visibleFrame(id),
                seen.width > 0.5, seen.height > 0.5, let frame = host.frameInWindow(id)
            else { continue }
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
            var part = ([kind] + numbers).joined(separator: "|")
            if kind == "c" || kind == "r" {
                let place = [node.attributes[.positionInSet] ?? "0", node.attributes[.setSize] ?? "0"]
                part += "|" + (place + host.texts(in: id)).joined(separator: "|")
            }
            parts.append(part)
        }
        // The view as a whole holds the focus where no item is in the place of the one that had it.
        if let focused = host.node(host.focusedNode), focused.element != .scroller, host.isAttached(host.focusedNode),
            let text = host.texts(in: host.focusedNode).first
        {
            parts.append("f|\(text)")
        }
        return parts.joined(separator: ";")
    }

    private func kind(of node: ModelHost.Node) -> String? {
        if node.styleClasses.contains("orthogonal") { return "w" }
        if node.styleClasses.contains("title-view") { return "h" }
        guard node.styleClasses.contains("cell") else { return nil }
        return host.node(node.parent)?.styleClasses.contains("carousel-row") == true ? "r" : "c"
    }
}
