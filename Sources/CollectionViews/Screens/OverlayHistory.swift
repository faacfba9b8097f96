import CollectionGeometry

/// The entries that overlays have added to the host's history.
///
/// An overlay, such as a dialog or a menu, adds an entry with the current address when it opens. Going back removes that
/// entry and closes the overlay; the screen stays. An overlay that is closed otherwise goes back over its entry at the end
/// of the event, unless a navigation in the same event takes the place of the entry.
///
/// The entry of an overlay with a ``ModalRoute`` has an address of its own. It is added with the current address, by which the page
/// recognises the entry of an overlay, and then replaced. The page leaves such entries when it is loaded again and starts at the
/// address of the last, so that the overlay is presented and gets an entry anew.
///
/// A browser carries out a step back later, and then reports the address as for a step of the user's. Steps back of the
/// history's own are therefore sent one at a time, and the report of each is expected. A browser also keeps the entry of a closed
/// overlay ahead of the screen, until a navigation takes its place; the page steps over it when the user goes forward.
final class OverlayHistory {
    private var overlays: [Overlay] = []
    /// The entries whose overlays were closed otherwise than by going back, the topmost last.
    private var surplus: [Entry] = []
    /// Whether the host carries out a step back over a surplus entry.
    private var isReturning = false
    /// The address of a navigation that is sent at the end of the event.
    private var pushed: String?
    private var lastID = 0

    /// An entry that was added for an overlay. It is held by the ``Overlay``, and by ``surplus`` once that has been closed.
    private final class Entry {
        /// Its place among all entries that were added: higher ones lie above lower ones.
        let number: Int
        /// Its address: the current one when it was added, with the query of its overlay.
        let path: String
        /// Whether its overlay has an address of its own.
        let hasAddress: Bool
        /// The address of the entry beneath, which differs if a replacement came while that one was an overlay's.
        let beneath: String

        init(number: Int, path: String, hasAddress: Bool, beneath: String) {
            self.number = number
            self.path = path
            self.hasAddress = hasAddress
            self.beneath = beneath
        }
    }

    /// An overlay that going back closes.
    private struct Overlay {
        let id: Int
        let entry: Entry
        let close: () -> Void
    }
}

extension OverlayHistory: OverlayEntries {
    func opened(in context: HostContext, address: ((_ base: String) -> String)?, close: @escaping () -> Void) -> Int {
        if !isReturning { sendPushed(in: context) }
        lastID &+= 1
        overlays.append(Overlay(id: lastID, entry: addEntry(address, in: context), close: close))
        return lastID
    }

    func closed(_ id: Int, in context: HostContext) {
        guard let index = overlays.firstIndex(where: { $0.id == id }) else { return }
        let entry = overlays.remove(at: index).entry
        surplus.insert(entry, at: surplus.firstIndex { $0.number > entry.number } ?? surplus.endIndex)
        context.setNeedsLayout()
    }

    func keep(_ change: HistoryChange) -> Bool {
        guard !overlays.isEmpty || !surplus.isEmpty || pushed != nil else { return false }
        switch change {
        case .push(let path): pushed = path
        case .replace(let path): if pushed != nil { pushed = path }
        case .back: return false
        }
        return true
    }

    func follow(to path: String, in context: HostContext) -> Bool {
        if isReturning {
            isReturning = false
            // An entry added meanwhile lies ahead, and the step back has led to the surplus one.
            if let entry = surplus.popLast(), entry.beneath.hasSameBytes(as: path) || entry.path.hasSameBytes(as: path)
            {
                return stay(at: path, in: context)
            }
        } else if let overlay = overlays.last, overlay.entry.beneath.hasSameBytes(as: path) {
            overlays.removeLast()
            overlay.close()
            return stay(at: path, in: context)
        }
        // The user went elsewhere: the entries of overlays lie ahead.
        surplus = []
        overlays = []
        pushed = nil
        return false
    }

    func settle(in context: HostContext) {
        // An entry that is added now would be the one that the step back removes.
        guard !isReturning else { return }
        if pushed != nil {
            sendPushed(in: context)
        } else if !surplus.isEmpty {
            isReturning = true
            context.send(.navigate(.back))
        }
    }
}

extension OverlayHistory {
    /// Sends the navigation that was kept for the end of the event, if there is one. It takes the place of the entry of a closed overlay.
    private func sendPushed(in context: HostContext) {
        guard let path = pushed else { return }
        pushed = nil
        context.send(.navigate(surplus.isEmpty ? .push(path) : .replace(path)))
        // What lies beneath the new entry stays there.
        surplus = []
        overlays = []
    }

    /// Adds the entry of an overlay. An overlay that follows another one in the same event takes over its entry.
    private func addEntry(_ addressOver: ((_ base: String) -> String)?, in context: HostContext) -> Entry {
        let windowPath = context.history.path
        let current = overlays.last { $0.entry.hasAddress }?.entry.path ?? windowPath
        let address = addressOver.map { $0(current) }
        if !isReturning, let entry = surplus.popLast() {
            let path = address ?? (entry.hasAddress ? current : entry.path)
            if !path.hasSameBytes(as: entry.path) { context.send(.navigate(.replace(path))) }
            return Entry(number: entry.number, path: path, hasAddress: address != nil, beneath: entry.beneath)
        }
        context.send(.navigate(.push(current)))
        if let address { context.send(.navigate(.replace(address))) }
        let beneath = isReturning ? surplus.last?.beneath : overlays.last?.entry.path
        return Entry(
            number: lastID, path: address ?? current, hasAddress: address != nil, beneath: beneath ?? windowPath)
    }

    /// Gives the entry that the host has gone to the current address, which may have changed while an overlay was open.
    private func stay(at path: String, in context: HostContext) -> Bool {
        let windowPath = context.history.path
        if overlays.isEmpty, surplus.isEmpty, pushed == nil, !path.hasSameBytes(as: windowPath) {
            context.send(.navigate(.replace(windowPath)))
        }
        return true
    }
}
