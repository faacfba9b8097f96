public import CollectionViews

// What a browser never reports.
extension ModelHost {
    /// Why no browser would send an event, as a line that names the event; `nil` if one would.
    public func refusal(of event: HostEvent) -> String? {
        switch event {
        case .started(let path): refusal("started", path)
        case .navigated(let path): refusal("navigated", path)
        case .resized(let id, _): target("resized", id, "is not measured", .scroller, .surface)
        case .scrolled(let id, _): target("scrolled", id, "does not scroll", .scroller, .carousel)
        case .scrollEnded(let id): target("scrollEnded", id, "does not scroll", .scroller, .carousel)
        case .scrollReleased(let id, _): target("scrollReleased", id, "does not scroll", .scroller, .carousel)
        case .scrollReturned(let id, _, _): target("scrollReturned", id, "is no carousel", .carousel)
        case .scrollRestored(let id, _, _): target("scrollRestored", id, "is no scroller", .scroller)
        case .pulled(let id, _): target("pulled", id, "is no scroller", .scroller)
        case .edited(let id, _): target("edited", id, "is no text field", .textField, .textArea)
        case .pointed(let id, _): target("pointed", id, "is no surface", .surface)
        case .activated(let id): target("activated", id) ?? refusal(ofActivating: id)
        case .pressed(let id, let press): press.phase == .began ? target("pressed", id) : nil
        case .menuRequested(let id, _, _): id == .none ? nil : target("menuRequested", id)
        case .typed(_, let id): id == .none ? nil : target("typed", id)
        case .keyPressed(_, let id), .keyCommand(_, _, let id): id == .none ? nil : target("keyPressed", id)
        case .focused(let id): id == .none ? nil : target("focused", id)
        case .environmentChanged, .measured, .frame, .timerFired, .located, .responded, .stored,
            .printingBegan, .printingEnded:
            nil
        }
    }

    /// Why no browser would carry out a service, as a line that names it; `nil` if one would.
    func refusal(of service: HostService) -> String? {
        let name: String
        switch service {
        case .visibility: return nil
        case .copy: name = "copy"
        case .paste: name = "paste"
        case .share: name = "share"
        case .pickFiles: name = "pickFiles"
        }
        return services.isInPress ? nil : "\(name): refused, because the user has not pressed anything"
    }

    private func refusal(_ event: String, _ path: String) -> String? {
        path.utf8.first == UInt8(ascii: "/") ? nil : "\(event): refused “\(path)”, which is no path of this origin"
    }

    /// What is in the document and of one of some kinds, if any are given.
    private func target(_ event: String, _ id: NodeID, _ reason: String = "", _ kinds: HostElement...) -> String? {
        guard let node = tree[id] else { return "\(event): refused node \(id.rawValue), which does not exist" }
        guard isAttached(id) else { return "\(event): refused node \(id.rawValue), which is not in the document" }
        guard kinds.isEmpty || kinds.contains(node.element) else {
            return "\(event): refused node \(id.rawValue), which \(reason)"
        }
        return nil
    }

    private func refusal(ofActivating id: NodeID) -> String? {
        let isActivatable = activatable(around: id) == id
        return isActivatable ? nil : "activated: refused node \(id.rawValue), which is no link, button or cell"
    }
}

extension HostEvent {
    /// Whether browsers take the event for a press of the user, in which they permit what a page may not do by itself.
    var isPress: Bool {
        switch self {
        case .activated, .keyPressed, .keyCommand, .menuRequested, .typed, .edited: true
        case .pressed(_, let press): press.phase == .ended
        case .pointed(_, let pointer): pointer.phase == .ended
        default: false
        }
    }
}
