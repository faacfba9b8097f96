import CollectionGeometry

/// The closures of the program that a list calls.
struct ListHandlers {
    /// Makes the view that is shown while there are no items.
    var emptyViewProvider: (() -> View?)?
    /// Receives errors in the data.
    var diagnosticHandler: ((ListDiagnostic) -> Void)?
    /// Receives the steps of the work.
    var phaseHandler: ((ListPhase) -> Void)?
    /// Called when objects become visible and stop being visible.
    var displayHandler: ((ListObject, Bool) -> Void)?
    /// Called with the objects before and after the user has moved a section.
    var sectionMoveHandler: ((_ before: [ListObject], _ after: [ListObject]) -> Void)?
    private var listeners: [(number: Int, body: (ListAdapter.UpdateKind) -> Void)] = []
}

extension ListHandlers {
    /// Adds a closure that is called after every update.
    mutating func addListener(_ number: Int, _ body: @escaping (ListAdapter.UpdateKind) -> Void) {
        listeners.append((number, body))
    }

    /// Removes the closure with a number.
    mutating func removeListener(_ number: Int) { listeners.removeElements { $0.number == number } }

    /// Calls the closures that are called after every update.
    func callListeners(_ kind: ListAdapter.UpdateKind) {
        for listener in listeners { listener.body(kind) }
    }
}
