import CollectionViews

/// The requests of an app that have no response yet: those to the server, and those for the position.
struct ModelRequests {
    /// Requests to the server, oldest first.
    private(set) var open: [ModelHost.OpenRequest] = []
    /// The numbers of requests for the position, oldest first.
    private(set) var positions: [Int] = []
}

extension ModelRequests {
    /// Adds a request to the server.
    mutating func add(_ request: HostRequest, token: Int) {
        open.append(ModelHost.OpenRequest(token: token, request: request))
    }

    /// Removes a request that the app has cancelled.
    mutating func cancel(_ token: Int) { open.removeAll { $0.token == token } }

    /// Removes and returns the oldest request for a path; `nil` if there is none.
    mutating func take(_ path: String) -> ModelHost.OpenRequest? {
        open.firstIndex { $0.request.path == path }.map { open.remove(at: $0) }
    }

    /// The oldest request for a path among those whose progress is observed; `nil` if there is none.
    func firstObserved(_ path: String) -> ModelHost.OpenRequest? {
        open.first { $0.request.path == path && $0.request.reportsProgress }
    }

    /// Adds a request for the position.
    mutating func addPosition(_ token: Int) { positions.append(token) }

    /// Removes and returns the oldest request for the position; `nil` if there is none.
    mutating func takePosition() -> Int? { positions.isEmpty ? nil : positions.removeFirst() }
}
