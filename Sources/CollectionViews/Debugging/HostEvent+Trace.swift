import CollectionGeometry

extension HostEvent {
    /// The event on one line, for a trace. Strings that may be private are omitted.
    var trace: String {
        switch self {
        case .started(let path): "started " + path
        case .environmentChanged(let environment):
            Self.line("environment", Self.pair(environment.windowSize.width, " × ", environment.windowSize.height))
        case .resized(let node, let size): Self.line("resized", node, Self.pair(size.width, " × ", size.height))
        case .scrolled(let node, let offset): Self.line("scrolled", node, Self.pair(offset.x, ", ", offset.y))
        case .scrollEnded(let node): Self.line("scroll ended", node)
        case .scrollReleased(let node, _): Self.line("scroll released", node)
        case .scrollReturned(let node, _, _): Self.line("scroll returned", node)
        case .scrollRestored(let node, let cell, _): Self.line("scroll restored", node, cell.description)
        case .measured(let token, let sizes): "measured \(token): \(sizes.count) sizes"
        case .frame: "frame"
        case .activated(let node): Self.line("activated", node)
        case .focused(let node): Self.line("focused", node)
        case .keyPressed(let key, let node): Self.line("key \(key.rawValue)", node)
        case .keyCommand(let key, let modifiers, let node):
            Self.line("key \(key.rawValue) with \(modifiers.rawValue)", node)
        case .menuRequested(let node, _, _): Self.line("menu", node)
        case .typed(_, let node): Self.line("typed", node)
        case .edited(let node, _): Self.line("edited", node)
        case .pointed(let node, let pointer): Self.line("pointer \(pointer.phase.rawValue)", node)
        case .pressed(let node, let press): Self.line("press \(press.phase.rawValue)", node)
        case .pulled(let node, let pull): Self.line("pull \(pull.phase.rawValue)", node)
        case .responded(let token, _): Self.line("responded", token.description)
        case .timerFired(let token): Self.line("timer", token.description)
        case .located(let token, _): Self.line("located", token.description)
        case .navigated(let path): "navigated " + path
        case .printingBegan: "printing began"
        case .printingEnded: "printing ended"
        case .stored(let key, let value): "stored \(key) \(value == nil ? "removed" : "")"
        }
    }

    // Never inlined, as each line of the trace would have a copy.
    @inline(never)
    private static func line(_ name: String, _ node: NodeID, _ details: String = "") -> String {
        let line = Self.line(name, node.description)
        return details.isEmpty ? line : line + " " + details
    }

    @inline(never)
    private static func line(_ name: String, _ subject: String) -> String { name + " " + subject }

    @inline(never)
    private static func pair(_ first: Double, _ separator: String, _ second: Double) -> String {
        first.whole + separator + second.whole
    }
}

extension HostCommand {
    /// The name of the command.
    var name: String {
        switch self {
        case .defineTemplate: "defineTemplate"
        case .instantiate: "instantiate"
        case .insert: "insert"
        case .remove: "remove"
        case .destroy: "destroy"
        case .setText: "setText"
        case .setAttributedText: "setAttributedText"
        case .setPath: "setPath"
        case .setImage: "setImage"
        case .setAttribute: "setAttribute"
        case .setStyleClass: "setStyleClass"
        case .setHidden: "setHidden"
        case .setVariable: "setVariable"
        case .setOrigin: "setOrigin"
        case .setSize: "setSize"
        case .setZIndex: "setZIndex"
        case .setOpacity: "setOpacity"
        case .animate: "animate"
        case .stopAnimations: "stopAnimations"
        case .measure: "measure"
        case .scroll: "scroll"
        case .claimPress: "claimPress"
        case .setHoldsTouches: "setHoldsTouches"
        case .request: "request"
        case .cancelRequest: "cancelRequest"
        case .startTimer: "startTimer"
        case .cancelTimer: "cancelTimer"
        case .requestPosition: "requestPosition"
        case .requestFrame: "requestFrame"
        case .announce: "announce"
        case .log: "log"
        case .setTitle: "setTitle"
        case .setLanguage: "setLanguage"
        case .chooseLanguage: "chooseLanguage"
        case .navigate: "navigate"
        case .open: "open"
        case .focus: "focus"
        case .useService(_, let service, _): service.name
        }
    }
}

extension HostService {
    /// The name of the service. Its argument may be private.
    fileprivate var name: String {
        switch self {
        case .visibility: "visibility"
        case .copy: "copy"
        case .paste: "paste"
        case .share: "share"
        case .pickFiles: "pickFiles"
        }
    }
}

/// The number of commands of each name that an event has led to.
struct CommandCounts {
    private var counts: [(name: String, count: Int)] = []

    /// Counts the commands after a position.
    init(_ commands: [HostCommand], from start: Int) {
        for command in commands.dropFirst(start) {
            let name = command.name
            if let index = counts.firstIndex(where: { $0.name.hasSameBytes(as: name) }) {
                counts[index].count += 1
            } else {
                counts.append((name, 1))
            }
        }
    }

    /// The counts on one line, in the order of the first command of each name.
    var trace: String {
        guard !counts.isEmpty else { return "nothing" }
        var text = ""
        for (index, entry) in counts.enumerated() {
            text += index == 0 ? "" : ", "
            text += entry.count == 1 ? entry.name : "\(entry.count) \(entry.name)"
        }
        return text
    }
}
