/// The tab of a browser that an app runs in: its title, its history, and the URLs that were opened outside of the app.
struct ModelTab {
    /// The name of the screen.
    var title = ""
    /// The addresses of the history; the last is the current one.
    private(set) var history: [String] = []
    /// The URLs that were opened outside of the app.
    private(set) var openedURLs: [String] = []
}

extension ModelTab {
    /// Begins a history at the address with which the app is opened.
    mutating func start(at path: String) { history = [path] }

    /// Adds an entry to the history.
    mutating func push(_ path: String) { history.append(path) }

    /// Replaces the current entry of the history.
    mutating func replace(by path: String) { history[history.count - 1] = path }

    /// Goes back by one entry. Returns the address that is current then; `nil` if there is no earlier entry.
    mutating func goBack() -> String? {
        guard history.count > 1 else { return nil }
        history.removeLast()
        return history.last
    }

    /// Opens a URL outside of the app.
    mutating func open(_ url: String) { openedURLs.append(url) }
}
