import CollectionGeometry
import CollectionLayout

/// The numbers of items for assistive technology: a section that scrolls by itself is one item of the set.
package struct ItemNumbering {
    /// The number of items of the set.
    private(set) var count = 0
    /// The number of items before each section; empty while unknown.
    private var starts: [Int] = []
}

extension ItemNumbering {
    /// Whether the numbers are known.
    var isKnown: Bool { !starts.isEmpty }

    /// Forgets the numbers, as when the data changes.
    mutating func forget() { starts = [] }

    /// Counts the items of all sections.
    ///
    /// - Parameters:
    ///   - counts: The numbers of items.
    ///   - isRow: Whether a section scrolls by itself.
    /// - Complexity: O(*s*) in the number of sections.
    mutating func update(_ counts: any LayoutCounts, isRow: (_ section: Int) -> Bool) {
        var total = 0
        starts = [0]
        for section in 0..<counts.numberOfSections {
            if section > 0 { starts.append(total) }
            let count = counts.numberOfItems(inSection: section)
            total += count > 0 && isRow(section) ? 1 : count
        }
        count = total
    }

    /// The same numbers in a set of at least as many items.
    func counting(atLeast minimum: Int) -> ItemNumbering {
        var numbering = self
        numbering.count = max(count, minimum)
        return numbering
    }

    /// The number of items before a section; for a section beyond the last, that of the last.
    func start(ofSection section: Int) -> Int {
        starts.indices.contains(section) ? starts[section] : starts.last ?? 0
    }

    /// Whether a section is known.
    func contains(_ section: Int) -> Bool { starts.indices.contains(section) }
}
