/// The window's side of the host's history: the current address, and the entries that overlays have added, see ``OverlayHistory``.
final class WindowHistory {
    /// The current address, as if all overlays were closed.
    private(set) var path = "/"
    /// The entries of overlays; `nil` before the first overlay opens. A program without overlays does not contain the code for them:
    /// only ``opened(in:address:close:)`` refers to it.
    private var overlays: (any OverlayEntries)?
}

extension WindowHistory {
    /// Notes the address that the host has reported, for a new start of the app.
    func start(at path: String) { self.path = path }

    /// Adds an entry for an overlay. A navigation earlier in the event is sent first: the entry lies above the new screen.
    ///
    /// - Parameters:
    ///   - address: Returns the address that applies while the overlay is open, made of the address beneath; `nil` if that does not
    ///     change.
    ///   - close: Closes the overlay; called when the user goes back.
    /// - Returns: The number to be passed to ``closed(_:in:)`` when the overlay was closed.
    func opened(
        in context: HostContext, address: ((_ base: String) -> String)? = nil, close: @escaping () -> Void
    ) -> Int {
        let entries: any OverlayEntries = overlays ?? OverlayHistory()
        overlays = entries
        return entries.opened(in: context, address: address, close: close)
    }

    /// Notes that an overlay was closed. Does nothing if it was closed by going back.
    func closed(_ id: Int, in context: HostContext) { overlays?.closed(id, in: context) }

    /// Sends a change of the history, or keeps it for the end of the event while the current entry is an overlay's.
    func navigate(_ change: HistoryChange, in context: HostContext) {
        switch change {
        case .push(let path), .replace(let path): self.path = path
        case .back: break
        }
        if overlays?.keep(change) != true { context.send(.navigate(change)) }
    }

    /// Follows the host to an address of its history.
    ///
    /// - Returns: Whether the screens stay: the step closed an overlay, or went back over the entry of a closed one.
    func follow(to path: String, in context: HostContext) -> Bool {
        if overlays?.follow(to: path, in: context) == true { return true }
        self.path = path
        return false
    }

    /// Sends what was kept for the end of an event: a navigation, or a step back over the entry of a closed overlay.
    func settle(in context: HostContext) { overlays?.settle(in: context) }
}

/// The entries that overlays have added to the host's history: what ``WindowHistory`` calls of an ``OverlayHistory``. The current address
/// is that of the ``WindowHistory``.
protocol OverlayEntries: AnyObject {
    /// See ``WindowHistory/opened(in:address:close:)``.
    func opened(in context: HostContext, address: ((_ base: String) -> String)?, close: @escaping () -> Void) -> Int

    /// See ``WindowHistory/closed(_:in:)``.
    func closed(_ id: Int, in context: HostContext)

    /// Takes over a change of the history if the current entry is an overlay's, or if another one is kept already. A new address is kept
    /// for the end of the event. A replacement changes the kept address; without one, the entry of the screen gets its address when the
    /// overlays have been closed.
    ///
    /// - Returns: Whether it was taken over; if not, the caller sends it. A step back is not.
    func keep(_ change: HistoryChange) -> Bool

    /// See ``WindowHistory/follow(to:in:)``. If the screens do not stay, all entries are removed.
    func follow(to path: String, in context: HostContext) -> Bool

    /// See ``WindowHistory/settle(in:)``.
    func settle(in context: HostContext)
}
