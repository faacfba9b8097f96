import CollectionGeometry

/// What headers, footers and placeholder of each section of an update depend on, and how often that has changed.
struct SupplementaryStamps {
    private var stamps = [AggregateSectionID: Stamp]()

    private struct Stamp {
        /// The section without its items.
        let section: SharedAppearance
        let revision: Int
    }
}

extension SupplementaryStamps {
    /// The measures of a section; `nil` if it is not in the update.
    ///
    /// - Complexity: O(1) expected.
    func metrics(of section: AggregateSectionID) -> SectionMetrics? { stamps[section]?.section.value.metrics }

    /// Adds a section.
    ///
    /// - Parameter old: The stamps of the update before.
    /// - Returns: The revision of the supplementary views of the section: greater than that in the update before if the section has
    ///   changed since.
    /// - Complexity: O(1) expected.
    mutating func add(_ section: SharedAppearance, after old: SupplementaryStamps) -> Int {
        let id = section.value.id
        var revision = 0
        if let before = old.stamps[id] {
            revision = before.section == section ? before.revision : before.revision + 1
        }
        stamps[id] = Stamp(section: section, revision: revision)
        return revision
    }
}
