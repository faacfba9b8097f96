extension IndexChangeset {
    /// Replays the changes on a list: applies deletes, moves and inserts.
    ///
    /// ```swift
    /// let changes = IndexChangeset(fromIDs: old, toIDs: new)
    /// try changes.apply(to: old, from: new) == new
    /// ```
    ///
    /// - Parameters:
    ///   - elements: The old list.
    ///   - target: The new list, from which inserted and updated elements are taken.
    /// - Returns: A list equal to the target, made of the old elements that stay and the new ones that were inserted or changed.
    /// - Throws: ``DiffingError/countMismatch(expected:actual:)`` when a list is not the one the changes belong to.
    /// - Complexity: O(*n*).
    public func apply<Element>(
        to elements: [Element],
        from target: [Element]
    ) throws(DiffingError) -> [Element] {
        guard target.count == newCount else {
            throw .countMismatch(expected: newCount, actual: target.count)
        }
        return try apply(to: elements) { target[$0] }
    }

    /// Replays the changes on a list and requests each element that is inserted or changes.
    ///
    /// - Parameters:
    ///   - elements: The old list.
    ///   - newElement: The element at an index of the new list. Called once for each insert and each update.
    /// - Throws: ``DiffingError/countMismatch(expected:actual:)`` when the list is not the one the changes belong to.
    /// - Complexity: O(*n*).
    public func apply<Element>(
        to elements: [Element],
        newElement: (Int) -> Element
    ) throws(DiffingError) -> [Element] {
        guard elements.count == oldCount else {
            throw .countMismatch(expected: oldCount, actual: elements.count)
        }
        var stays = [Bool](repeating: true, count: oldCount)
        for index in deletes { stays[index] = false }
        for move in moves { stays[move.from] = false }

        var result: [Element] = []
        result.reserveCapacity(newCount)
        var nextStaying = 0
        var nextInsert = 0
        var nextMove = 0
        for index in 0..<newCount {
            if nextInsert < inserts.count, inserts[nextInsert] == index {
                result.append(newElement(index))
                nextInsert += 1
            } else if nextMove < moves.count, moves[nextMove].to == index {
                result.append(elements[moves[nextMove].from])
                nextMove += 1
            } else {
                while !stays[nextStaying] { nextStaying += 1 }
                result.append(elements[nextStaying])
                nextStaying += 1
            }
        }
        for update in updates { result[update.new] = newElement(update.new) }
        return result
    }
}
