import CollectionViews

/// The services of a device in memory: what the app uses of them, the clipboard, and whether the page is visible.
struct ModelServices {
    /// Uses without a response yet, oldest first.
    private(set) var open: [ModelHost.OpenService] = []
    /// The text on the clipboard.
    var clipboard = ""
    /// Whether the page is visible.
    private(set) var isVisible = true
    /// Whether the event that is being delivered is a press of the user, in which browsers permit services.
    var isInPress = false
}

extension ModelServices {
    /// The oldest use of a service without a response.
    func first(_ service: HostService) -> ModelHost.OpenService? { open.first { $0.service == service } }

    /// Takes the oldest use of a service to respond to it.
    mutating func take(_ service: HostService) -> ModelHost.OpenService? {
        open.firstIndex { $0.service == service }.map { open.remove(at: $0) }
    }

    /// Notes a use. Returns whether it has a response at once, as where the app has a wrong idea of the visibility.
    mutating func use(_ use: ModelHost.OpenService) -> Bool {
        if use.service == .visibility, use.argument != (isVisible ? "visible" : "hidden") { return true }
        open.append(use)
        return false
    }

    /// Hides the page or shows it. Returns the uses that wait for that.
    mutating func setVisible(_ isVisible: Bool) -> [ModelHost.OpenService] {
        guard isVisible != self.isVisible else { return [] }
        self.isVisible = isVisible
        let waiting = open.filter { $0.service == .visibility }
        open.removeAll { $0.service == .visibility }
        return waiting
    }
}
