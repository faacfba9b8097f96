import CollectionGeometry
import CollectionLayout

/// Focuses items by the first letters of their names. Keyboard navigation installs it.
final class TypeAheadInteraction {
    private var typeAhead = TypeAhead()
    /// The timer after which a letter starts a new word.
    private var timer: HostContext.Ticket?

    /// The maximum number of names compared for one letter.
    static var maximumNames: Int { 20_000 }
}

extension TypeAheadInteraction: CollectionViewInteraction {
    var rank: InteractionRank { .typeAhead }

    func handle(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard case .typed(let letter, let target) = event, view.isKeyboardNavigable,
            let path = view.pathOfCell(around: target), let dataSource = view.presentedSource
        else { return false }
        let isNext = typeAhead.type(letter)
        awaitNextLetter(in: view)
        var candidate: IndexPath? = isNext ? self.path(after: path, in: view) : path
        for _ in 0..<Self.maximumNames {
            guard let current = candidate else { return true }
            if let name = dataSource.accessibilityLabel(forItemAt: current), typeAhead.matches(name) {
                view.focusItem(at: current)
                view.scrollToItem(at: current, at: .nearest, animated: false)
                return true
            }
            candidate = self.path(after: current, in: view)
            if candidate == path, isNext { return true }
        }
        return true
    }

    private func awaitNextLetter(in view: CollectionView) {
        if let timer { view.context?.cancel(timer: timer) }
        timer = view.context?.after(milliseconds: TypeAhead.pause) { [self] in
            typeAhead.reset()
            timer = nil
        }
    }

    /// The item after another in the order of the data; the first after the last.
    private func path(after path: IndexPath, in view: CollectionView) -> IndexPath? {
        guard let dataSource = view.presentedSource else { return nil }
        if path.item + 1 < dataSource.numberOfItems(inSection: path.section) {
            return IndexPath(item: path.item + 1, section: path.section)
        }
        var section = path.section + 1
        while section < dataSource.numberOfSections {
            if dataSource.numberOfItems(inSection: section) > 0 { return IndexPath(item: 0, section: section) }
            section += 1
        }
        return view.firstPath
    }
}
