import CollectionGeometry
import CollectionScenarios
import CollectionTestSupport
import CollectionViews

/// Plays a script against a model host: does what the user does, and lets everything come to rest after each step.
struct ScriptRunner {
    let host: ModelHost
    private var heardAnnouncements = 0

    init(_ scenario: Scenario) {
        host = ModelHost(ScenarioController(), windowSize: Size(width: 390, height: 844), displayScale: 1)
        host.start(path: "/\(scenario.name)")
        settle()
        heardAnnouncements = host.announcements.count
    }

    /// Carries out one step and returns what is seen afterwards.
    mutating func run(_ step: String) throws -> [String] {
        let words = step.split(separator: " ").map { String($0) }
        let rest = words.dropFirst().joined(separator: " ")
        switch words[0] {
        case "do": host.send(.navigated(path: "/do/" + words.dropFirst().joined(separator: "/")))
        case "scroll":
            host.scroll(to: Point(x: 0, y: try number(words, 1)))
        case "row": try scrollRow(words)
        case "tap": try tap(rest)
        case "open": try open(rest)
        case "focus": try focus(cell(showing: rest))
        case "press" where rest == "Control+Space":
            host.send(.keyCommand(.space, .control, host.focusedNode))
        case "press": try press(rest)
        case "type": host.send(.typed(rest, host.focusedNode))
        case "resize":
            let size = Size(width: try number(words, 1), height: try number(words, 2))
            host.change { $0.windowSize = size }
        default: throw Failure.unknown(step)
        }
        settle()
        return seen()
    }

    /// What is seen, and what was read out since the last time.
    mutating func seen() -> [String] {
        var printer = TreePrinter(host)
        let announced = host.announcements.dropFirst(heardAnnouncements).map { "announced: \($0)" }
        heardAnnouncements = host.announcements.count
        return printer.print() + announced
    }

    enum Failure: Error {
        case unknown(String)
        case nothingShows(String)
    }

    private func settle() {
        for _ in 0..<3 {
            host.runFrames()
            host.finishAnimations()
            for id in host.nodes(where: { $0.element == .scroller || $0.element == .carousel }) { host.endScroll(id) }
        }
    }

    private func number(_ words: [String], _ index: Int) throws -> Double {
        guard words.indices.contains(index), let number = Double(words[index]) else {
            throw Failure.unknown(words.joined(separator: " "))
        }
        return number
    }

    private func scrollRow(_ words: [String]) throws {
        let rows = host.nodes { $0.element == .carousel }.filter { host.visibleFrame($0) != nil }
        let index = Int(try number(words, 1))
        guard rows.indices.contains(index) else { throw Failure.nothingShows("row \(index)") }
        host.scroll(rows[index], to: Point(x: try number(words, 2), y: 0))
    }

    private func cell(showing text: String) throws -> NodeID {
        guard let label = host.node(showing: text), let cell = host.activatable(around: label) else {
            throw Failure.nothingShows(text)
        }
        return cell
    }

    /// A click gives the focus to the nearest element around it that can have it.
    private func tap(_ text: String) throws {
        let cell = try cell(showing: text)
        try click(cell)
    }

    private func click(_ target: NodeID) throws {
        var candidate = target
        while let node = host.node(candidate) {
            let takesFocus = node.element == .button || node.attributes[.tabIndex] != nil
            if takesFocus || (node.element == .link && node.attributes[.destination] != nil) {
                focus(candidate)
                break
            }
            candidate = node.parent
        }
        host.send(.activated(target))
    }

    private func focus(_ id: NodeID) {
        guard host.focusedNode != id else { return }
        host.focusedNode = id
        host.send(.focused(id))
    }

    private func open(_ text: String) throws {
        let signs = host.nodes(withStyleClass: "accessory-outline").filter { sign in
            host.node(sign)?.attributes[.accessibilityLabel] == "Contents of \(text)"
                && host.visibleFrame(parent(sign)) != nil
        }
        guard let sign = signs.first else { throw Failure.nothingShows(text) }
        try click(sign)
    }

    private func parent(_ id: NodeID) -> NodeID {
        var current = id
        while let node = host.node(current), !node.styleClasses.contains("cell") { current = node.parent }
        return current
    }

    /// Presses a key, with the shift key before it if the name says so, as a browser does that offers it with the other first.
    private func press(_ name: String) throws {
        let prefix = "Shift+"
        guard name.hasPrefix(prefix) else {
            host.send(.keyPressed(try key(name), host.focusedNode))
            return
        }
        let key = try key(String(name.dropFirst(prefix.count)))
        if host.send(.keyCommand(key, .shift, host.focusedNode)) { return }
        host.send(.keyPressed(key, host.focusedNode))
    }

    private func key(_ name: String) throws -> Key {
        guard let key = Self.keys[name] else { throw Failure.unknown(name) }
        return key
    }

    /// The keys by the names that browsers give them.
    static let keys: [String: Key] = [
        "Escape": .escape, "Enter": .enter, "Space": .space, "ArrowLeft": .left, "ArrowRight": .right,
        "ArrowUp": .up, "ArrowDown": .down, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
        "Delete": .delete, "Control+A": .selectAll, "Control+Z": .undo, "Control+Y": .redo,
    ]
}
