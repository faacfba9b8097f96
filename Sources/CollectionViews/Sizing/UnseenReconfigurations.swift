import CollectionGeometry
import CollectionLayout

/// Which headers and footers were to be configured again while no view showed them.
///
/// The layout keeps the sizes they had, so that nothing moves for what nobody sees. Whichever comes back is measured once
/// more: it may show something else by then.
struct UnseenReconfigurations {
    /// The elements of one section, or of the whole layout, that need no measuring any more.
    private typealias Settled = [LayoutElement.Boundary]

    private var sections: [Int: Settled] = [:]
    private var globals: Settled?

    /// Whether nothing is outstanding.
    var isEmpty: Bool { sections.isEmpty && globals == nil }

    /// Takes in what is configured again.
    ///
    /// - Parameters:
    ///   - newSections: The sections whose headers and footers are meant, by their new indexes.
    ///   - includesGlobals: Whether those of the whole layout are meant too.
    mutating func add(sections newSections: [Int], includesGlobals: Bool) {
        for section in newSections { sections[section] = [] }
        if includesGlobals { globals = [] }
    }

    /// Follows sections to their indexes after an update.
    mutating func carryOver(_ newIndex: (Int) -> Int?) {
        guard !sections.isEmpty else { return }
        var moved: [Int: Settled] = [:]
        for (section, settled) in sections {
            if let section = newIndex(section) { moved[section] = settled }
        }
        sections = moved
    }

    /// Whether an element that gets a view now is to be measured although its size is known. True once for each element.
    mutating func takes(_ element: LayoutElement) -> Bool {
        guard !isEmpty, let boundary = element.boundary else { return false }
        let section = element.indexPath.section
        let isGlobal = element.indexPath.item == IndexPath.globalItem
        guard let settled = isGlobal ? globals : sections[section], !settled.contains(boundary) else { return false }
        if isGlobal { globals = settled + [boundary] } else { sections[section] = settled + [boundary] }
        return true
    }

    /// Forgets all, as after the data was replaced.
    mutating func reset() {
        sections = [:]
        globals = nil
    }
}

extension LayoutElement {
    /// A header or footer apart from its section.
    fileprivate struct Boundary: Equatable {
        let kind: ElementKind
        let item: Int
    }

    fileprivate var boundary: Boundary? {
        guard case .supplementary(let kind, let path) = self else { return nil }
        return Boundary(kind: kind, item: path.item)
    }
}
