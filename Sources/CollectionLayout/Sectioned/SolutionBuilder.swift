import CollectionGeometry

/// Solves a compositional layout, taking over from an earlier solution whatever still holds.
///
/// Sections described alike share one resolved description, and sections of equal numbers of items in it one inside, so
/// that ten thousand of them cost little more than reading their counts.
struct SolutionBuilder {
    let context: SolveContext
    let counts: any LayoutCounts
    let provider: (Int, LayoutEnvironment) -> Description?
    let old: SectionedSolution?
    private let solver: GroupSolver
    private var known: [SectionGeometry] = []
    private var lastBody: (geometry: SectionGeometry, count: Int, body: SectionBody)?
    private(set) var errors: [LayoutError] = []

    init(
        _ context: SolveContext,
        _ counts: any LayoutCounts,
        old: SectionedSolution?,
        provider: @escaping (Int, LayoutEnvironment) -> Description?
    ) {
        self.context = context
        self.counts = counts
        self.old = old
        self.provider = provider
        solver = GroupSolver(grid: context.grid)
    }
}

extension SolutionBuilder {
    /// What a layout says of a section.
    struct Description {
        var source: SectionSolverInput
        var extras: SectionExtras?
    }

    /// What a section was before an update.
    private struct Carried {
        var section: SolvedSection
        var changes: ItemChanges
        /// Whether nothing that was measured holds any more.
        var isReloaded: Bool
    }

    /// Requests every section, in order, and solves it.
    ///
    /// - Parameter update: The changes that lead from the data of the earlier solution to that of this one; `nil` if
    ///   sections and items are where they were.
    mutating func build(_ update: LayoutUpdate?) -> SectionedSolution {
        checkGlobalItems()
        let count = max(0, counts.numberOfSections)
        let origins = SectionOrigins(update ?? LayoutUpdate(), old: old?.sections.count ?? 0, new: count)
        var sections: ContiguousArray<SolvedSection> = []
        sections.reserveCapacity(count)
        for index in 0..<count {
            let items = max(0, counts.numberOfItems(inSection: index))
            var carried: Carried?
            if let old, let origin = origins.old(of: index) {
                carried = Carried(
                    section: old.sections[origin],
                    changes: origins.changes(of: origin, to: index),
                    isReloaded: origins.isReloaded(origin)
                )
            }
            sections.append(section(index, of: count, items: items, carried))
        }
        if let update, old != nil { carrySizes(of: update, origins, in: &sections) }
        return SectionedSolution(context, sections: sections, globalSizes: old?.globalSizes ?? [])
    }

    private mutating func checkGlobalItems() {
        do throws(LayoutError) {
            try LayoutCompiler.check(context.configuration.boundarySupplementaryItems)
        } catch {
            errors.append(error)
        }
    }

    private mutating func section(
        _ index: Int,
        of sections: Int,
        items: Int,
        _ carried: Carried?
    ) -> SolvedSection {
        let environment = context.environment(section: index, of: sections, items: items)
        let description = provider(index, environment)
        if description == nil, items > 0 { errors.append(.missingSection(index)) }
        let source = description?.source ?? UndescribedSection()
        let geometry = geometry(for: source, environment, carried?.section.geometry)
        var body: SectionBody?
        if let carried, !carried.isReloaded {
            let (old, changes) = (carried.section.body, carried.changes)
            if carried.section.geometry !== geometry, !old.isMeasured {
                body = nil
            } else if old.itemCount - changes.deletes.count + changes.inserts.count == items {
                let updated = changes.isEmpty ? old : old.updated(by: changes)
                if updated.itemCount == items {
                    body = carried.section.geometry === geometry ? updated : adopted(geometry, items, updated)
                }
            } else if !changes.isEmpty, old.isMeasured {
                errors.append(.inconsistentUpdate(section: index))
            }
        }
        var section = SolvedSection(geometry, description?.extras, body ?? fresh(geometry, items))
        if let carried { section.inherit(from: carried.section, withSizes: !carried.isReloaded) }
        return section
    }

    /// An inside for a new description, with the sizes measured for the old one if they hold.
    private mutating func adopted(_ geometry: SectionGeometry, _ items: Int, _ old: SectionBody) -> SectionBody {
        guard old.isMeasured else { return fresh(geometry, items) }
        let body = geometry.makeBody(count: items)
        body.adopting(sizesOf: old)
        return body
    }

    /// An inside of which nothing is measured, shared with the section before if that is alike.
    private mutating func fresh(_ geometry: SectionGeometry, _ items: Int) -> SectionBody {
        if let lastBody, lastBody.geometry === geometry, lastBody.count == items { return lastBody.body }
        let body = geometry.makeBody(count: items)
        lastBody = (geometry, items, body)
        return body
    }

    /// The resolved description, found among those in use or made anew. What cannot be resolved becomes empty.
    private mutating func geometry(
        for source: SectionSolverInput,
        _ environment: LayoutEnvironment,
        _ old: SectionGeometry?
    ) -> SectionGeometry {
        if let old, old.isShareable, old.source == source, old.context == context {
            remember(old)
            return old
        }
        for geometry in known.reversed() where geometry.source == source { return geometry }
        do throws(LayoutError) {
            let geometry = try SectionGeometry(source, context, environment, solver)
            remember(geometry)
            return geometry
        } catch {
            errors.append(error)
        }
        if let empty = try? SectionGeometry(UndescribedSection(), context, environment, solver) { return empty }
        preconditionFailure("A section without items can always be resolved.")
    }

    /// Keeps a resolved description for sections that are described alike.
    private mutating func remember(_ geometry: SectionGeometry) {
        guard geometry.isShareable, known.last !== geometry else { return }
        if known.count >= 8 { known.removeFirst() }
        known.append(geometry)
    }

    /// Gives items that moved the sizes they were measured to have.
    private func carrySizes(
        of update: LayoutUpdate,
        _ origins: SectionOrigins,
        in sections: inout ContiguousArray<SolvedSection>
    ) {
        guard let old else { return }
        for move in update.movedItems {
            guard old.sections.indices.contains(move.from.section), sections.indices.contains(move.to.section),
                let size = old.sections[move.from.section].body.measuredSize(at: move.from.item),
                sections[move.to.section].geometry.isAlike(old.sections[move.from.section].geometry)
            else { continue }
            sections[move.to.section].makeBodyUnique()
            _ = sections[move.to.section].body.measure(move.to.item, size)
            sections[move.to.section].resolve()
        }
    }
}

extension SolvedSection {
    /// Takes over from the section before an update what is not part of its inside.
    fileprivate mutating func inherit(from old: SolvedSection, withSizes: Bool) {
        rowOffset = geometry.isOrthogonal ? old.rowOffset : 0
        guard withSizes else { return }
        if old.geometry === geometry {
            boundarySizes = old.boundarySizes
            if old.body === body { inheritSupplementarySizes(of: old) }
        } else if !old.boundarySizes.isEmpty, geometry.boundary.crossUpper == old.geometry.boundary.crossUpper,
            geometry.boundary.crossLower == old.geometry.boundary.crossLower
        {
            boundarySizes = geometry.boundary.items.map { item in
                old.geometry.boundary.items.firstIndex(of: item).flatMap { old.boundarySizes[$0] }
            }
        }
        resolve()
    }
}
