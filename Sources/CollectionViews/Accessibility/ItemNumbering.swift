import CollectionGeometry
import CollectionLayout

/// The numbers of items and headers for assistive technology.
///
/// The items of a list are one set until a section has a header. From there on they are another set, which ends before
/// the next section with a header. The headers are counted among themselves. A section that scrolls by itself is one
/// item.
package struct ItemNumbering {
    /// The numbers of items of each set. The first set is that of the items before all headers, which may have none.
    private var sizes = [0]
    /// The place of each section; empty while unknown.
    private var places: [Place] = []

    /// The place of a section among the sets.
    private struct Place {
        /// The number of items of the set before the section.
        var start = 0
        /// The index of the set, which is also the number of headers up to the items of the section.
        var set = 0
    }
}

extension ItemNumbering {
    /// Whether the numbers are known.
    var isKnown: Bool { !places.isEmpty }

    /// The number of sections with a header.
    var headerCount: Int { sizes.count - 1 }

    /// Forgets the numbers, as when the data changes.
    mutating func forget() { places = [] }

    /// Counts the items of all sections.
    ///
    /// - Parameters:
    ///   - counts: The numbers of items.
    ///   - isRow: Whether a section scrolls by itself.
    ///   - hasHeader: Whether a section has a header, with which a set begins.
    /// - Complexity: O(*s*) in the number of sections.
    mutating func update(
        _ counts: any LayoutCounts, isRow: (_ section: Int) -> Bool, hasHeader: (_ section: Int) -> Bool
    ) {
        sizes = [0]
        places = []
        for section in 0..<counts.numberOfSections {
            if hasHeader(section) { sizes.append(0) }
            let set = sizes.count - 1
            places.append(Place(start: sizes[set], set: set))
            let count = counts.numberOfItems(inSection: section)
            sizes[set] += count > 0 && isRow(section) ? 1 : count
        }
        if places.isEmpty { places = [Place()] }
    }

    /// The same numbers for at least as many items in all: those that are missing belong to the last set.
    ///
    /// - Complexity: O(*s*) in the number of sets.
    func counting(atLeast minimum: Int) -> ItemNumbering {
        var numbering = self
        numbering.sizes[sizes.count - 1] += max(0, minimum - sizes.reduce(0, +))
        return numbering
    }

    /// The number of items before a section in its set; for a section beyond the last, that of the last.
    func start(ofSection section: Int) -> Int { place(ofSection: section).start }

    /// The number of items of the set of a section; for a section beyond the last, that of the last.
    func count(ofSection section: Int) -> Int { sizes[place(ofSection: section).set] }

    /// The position among the headers, from 1, of the header with which the set of a section begins; 0 if the set begins
    /// with none.
    func headerPosition(ofSection section: Int) -> Int { place(ofSection: section).set }

    /// Whether a section is known.
    func contains(_ section: Int) -> Bool { places.indices.contains(section) }

    private func place(ofSection section: Int) -> Place {
        places.indices.contains(section) ? places[section] : places.last ?? Place()
    }
}
