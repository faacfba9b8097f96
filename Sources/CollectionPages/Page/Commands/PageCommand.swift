/// Something a payload may request of a client. The set is closed, and none of it is a program: no expressions,
/// variables or timers.
public enum PageCommand: Equatable, Sendable {
    /// Shows another page, named by its route.
    case push(page: String, arguments: [PageArgument])
    /// Opens a link. It passed a ``LinkPolicy`` when it was read; check it again when it is opened.
    case open(url: String)
    /// Scrolls to a section or item.
    case scroll(CommandTarget)
    /// Opens a group.
    case expand(CommandTarget)
    /// Closes a group.
    case collapse(CommandTarget)
    /// Opens a closed group or closes an open one.
    case toggle(CommandTarget)
    /// Chooses a segment of a segmented section.
    case selectSegment(section: PageIdentifier?, segment: PageIdentifier)
    /// Loads the source of a section that waits for it.
    case load(CommandTarget)
    /// Loads a section, or without one the page, again.
    case reload(CommandTarget)
    /// Sends something to an endpoint, named by its id and never by a URL.
    case submit(endpoint: String, arguments: [PageArgument], canUndo: Bool)
    /// Removes an item.
    case remove(CommandTarget, canUndo: Bool)
    /// Restores a removed item.
    case restore(CommandTarget)
    /// Copies a text.
    case copy(text: String)
    /// Offers a link for sharing. It passed a ``LinkPolicy``.
    case share(title: String?, url: String)
    /// Requests a permission from the system, such as `location`.
    case requestPermission(name: String)
    /// Reports an event.
    case track(event: String, once: Bool)
}

extension PageCommand {
    /// Whether the command only reports, and thus changes nothing on the screen.
    public var isTracking: Bool {
        if case .track = self { true } else { false }
    }
}

extension PageCommand {
    /// Whether both request the same. The cases have few kinds of values among them, which are compared once.
    public static func == (left: PageCommand, right: PageCommand) -> Bool { left.parts == right.parts }

    /// A command as its word and the values of all cases.
    private struct Parts: Equatable {
        var word: CommandWord
        var text: String?
        var title: String?
        var arguments: [PageArgument] = []
        var target = CommandTarget()
        var flag = false
    }

    private var parts: Parts {
        switch self {
        case .push(let page, let arguments): Parts(word: .push, text: page, arguments: arguments)
        case .open(let url): Parts(word: .open, text: url)
        case .scroll(let target): Parts(word: .scroll, target: target)
        case .expand(let target): Parts(word: .expand, target: target)
        case .collapse(let target): Parts(word: .collapse, target: target)
        case .toggle(let target): Parts(word: .toggle, target: target)
        case .selectSegment(let section, let segment):
            Parts(word: .segment, target: CommandTarget(section: section, item: segment))
        case .load(let target): Parts(word: .load, target: target)
        case .reload(let target): Parts(word: .reload, target: target)
        case .submit(let endpoint, let arguments, let canUndo):
            Parts(word: .submit, text: endpoint, arguments: arguments, flag: canUndo)
        case .remove(let target, let canUndo): Parts(word: .remove, target: target, flag: canUndo)
        case .restore(let target): Parts(word: .restore, target: target)
        case .copy(let text): Parts(word: .copy, text: text)
        case .share(let title, let url): Parts(word: .share, text: url, title: title)
        case .requestPermission(let name): Parts(word: .permit, text: name)
        case .track(let event, let once): Parts(word: .track, text: event, flag: once)
        }
    }
}
