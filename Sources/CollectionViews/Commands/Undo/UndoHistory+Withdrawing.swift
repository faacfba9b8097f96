import CollectionGeometry

extension UndoHistory {
    /// Undoes and removes a change; the changes after it are undone first, and made again on the result.
    func carryOutWithdrawal(of change: UndoableChange) {
        guard let place = place(of: change) else {
            for index in redoSteps.indices { redoSteps[index].changes.removeElements { $0 === change } }
            redoSteps.removeElements { $0.changes.isEmpty }
            // The limit of steps has removed it from the history, but it is still applied.
            if change.isApplied { _ = change.takeBack() }
            return
        }
        let laterSteps = Array(undoSteps[(place.step + 1)...])
        undoSteps.removeSubrange((place.step + 1)...)
        for step in laterSteps.reversed() { takeBack(step.changes) }
        var step = undoSteps.removeLast()
        let laterChanges = Array(step.changes[(place.change + 1)...])
        takeBack(laterChanges)
        _ = change.takeBack()
        step.changes.removeSubrange(place.change...)
        step.changes += laterChanges
        for step in [step] + laterSteps { makeAgain(step) }
    }

    private func place(of change: UndoableChange) -> (step: Int, change: Int)? {
        for index in undoSteps.indices {
            if let position = undoSteps[index].changes.firstIndex(where: { $0 === change }) { return (index, position) }
        }
        return nil
    }

    private func takeBack(_ changes: [UndoableChange]) {
        for change in changes.reversed() { _ = change.takeBack() }
    }

    private func makeAgain(_ step: Step) {
        var step = step
        step.changes = Self.stillStanding(step.changes)
        if !step.changes.isEmpty { undoSteps.append(step) }
    }

    private static func stillStanding(_ changes: [UndoableChange]) -> [UndoableChange] {
        changes.filter { $0.isApplied || $0.make() }
    }
}
