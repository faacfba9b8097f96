/// What is called when something happens to a control, in the order in which it was added.
struct ActionList<Value> {
    private var actions: [(Value) -> Void] = []

    init() {}

    /// Calls `action` after those that were added before.
    mutating func add(_ action: @escaping (Value) -> Void) {
        actions.append(action)
    }

    mutating func removeAll() {
        actions = []
    }

    func callAsFunction(_ value: Value) {
        for action in actions { action(value) }
    }
}
