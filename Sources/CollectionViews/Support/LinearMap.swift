/// A map for at most a few dozen keys: it searches linearly, in a tenth of the code of a dictionary, which a program
/// for a browser contains once for each pair of types.
struct LinearMap<Key: Equatable, Value> {
    private var entries: [(key: Key, value: Value)] = []
}

extension LinearMap {
    /// Whether there are no values.
    var isEmpty: Bool { entries.isEmpty }

    /// The value of a key; `nil` for none.
    ///
    /// - Complexity: O(*n*).
    subscript(key: Key) -> Value? {
        get { entries.first { $0.key == key }?.value }
        set {
            let index = entries.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append((key, value))
            case (nil, nil): return
            }
        }
    }

    /// Removes and returns the value of a key.
    @discardableResult
    mutating func removeValue(forKey key: Key) -> Value? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        return entries.remove(at: index).value
    }

    /// Changes the value of a key in place, starting from a default.
    mutating func update(_ key: Key, default value: Value, _ change: (inout Value) -> Void) {
        if let index = entries.firstIndex(where: { $0.key == key }) {
            change(&entries[index].value)
        } else {
            var value = value
            change(&value)
            entries.append((key, value))
        }
    }
}
