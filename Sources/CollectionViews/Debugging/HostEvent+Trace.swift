import CollectionGeometry

extension HostEvent {
    /// The event on one line, for a trace. Strings that may be private are omitted.
    var trace: String {
        switch self {
        case .started(let path): "started \(path)"
        case .environmentChanged(let environment):
            "environment \(environment.windowSize.width.whole) × \(environment.windowSize.height.whole)"
        case .resized(let node, let size): "resized \(node.description) \(size.width.whole) × \(size.height.whole)"
        case .scrolled(let node, let offset): "scrolled \(node.description) \(offset.x.whole), \(offset.y.whole)"
        case .scrollEnded(let node): "scroll ended \(node.description)"
        case .scrollReleased(let node, _): "scroll released \(node.description)"
        case .scrollReturned(let node, _, _): "scroll returned \(node.description)"
        case .measured(let token, let sizes): "measured \(token): \(sizes.count) sizes"
        case .frame: "frame"
        case .activated(let node): "activated \(node.description)"
        case .focused(let node): "focused \(node.description)"
        case .keyPressed(let key, let node): "key \(key.rawValue) \(node.description)"
        case .keyCommand(let key, let modifiers, let node):
            "key \(key.rawValue) with \(modifiers.rawValue) \(node.description)"
        case .menuRequested(let node, _, _): "menu \(node.description)"
        case .typed(_, let node): "typed \(node.description)"
        case .edited(let node, _): "edited \(node.description)"
        case .pointed(let node, let pointer): "pointer \(pointer.phase.rawValue) \(node.description)"
        case .pressed(let node, let press): "press \(press.phase.rawValue) \(node.description)"
        case .pulled(let node, let pull): "pull \(pull.phase.rawValue) \(node.description)"
        case .responded(let token, _): "responded \(token)"
        case .timerFired(let token): "timer \(token)"
        case .located(let token, _): "located \(token)"
        case .navigated(let path): "navigated \(path)"
        case .stored(let key, let value): "stored \(key) \(value == nil ? "removed" : "")"
        }
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
