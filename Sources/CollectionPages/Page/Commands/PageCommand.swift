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
