/// The trees that were applied to sections, and where the hidden items are.
struct AppliedOutlines: Sendable {
    /// The identifiers of the sections that have a tree.
    private var sections: SlotTable
    /// The trees, by the slot of the section.
    private var outlines: [SlotOutline] = []
    /// For each tree a number that no other one had, by the slot of the section.
    private var numbers: [Int32] = []
    private var lastNumber: Int32 = 0
    /// The identifiers of the hidden items of all trees, so that no outline has to be searched for one.
    private var hiddenItems: SlotTable
    /// For each hidden item the number of its tree, by its slot.
    private var holders: [Int32] = []
    /// Brings the trees in line with a snapshot. It is a stored closure so that the code is reached only from where trees are
    /// created: a program that applies no tree does not contain it.
    private let reconcile: @Sendable (inout AppliedOutlines, SlotSnapshot) -> Void

    /// Creates a list of no trees for identifiers as in a snapshot.
    init(of snapshot: SlotSnapshot.Storage) {
        sections = snapshot.sections.makeEmpty()
        hiddenItems = snapshot.items.makeEmpty()
        reconcile = { $0.reconcileAll(with: $1) }
    }
}

extension AppliedOutlines {
    /// The tree of a section, by its slot in a table; `nil` if it has none.
    ///
    /// - Complexity: O(1) expected.
    func outline(of section: Int, in table: SlotTable) -> SlotOutline? {
        let slot = sections.slot(matching: section, of: table)
        return slot < 0 ? nil : outlines[slot]
    }

    /// Whether an item, by its slot in a table of items, is hidden in the tree of another section than the given.
    ///
    /// - Complexity: O(1) expected.
    func isHidden(_ item: Int, of items: SlotTable, outside section: Int, in table: SlotTable) -> Bool {
        let hidden = hiddenItems.slot(matching: item, of: items)
        if hidden < 0 { return false }
        let slot = sections.slot(matching: section, of: table)
        return slot < 0 || holders[hidden] != numbers[slot]
    }

    /// Keeps another tree for a section, given by its slot in a table.
    ///
    /// - Complexity: O(*k*) expected for *k* items of both trees.
    mutating func replaceOutline(of section: Int, in table: SlotTable, by outline: SlotOutline) {
        var slot = sections.slot(matching: section, of: table)
        if slot < 0 {
            if !isKnownUniquelyReferenced(&sections) { sections = sections.copy() }
            slot = sections.slotCount
            sections.append(section, of: table)
            lastNumber += 1
            numbers.append(lastNumber)
            outlines.append(outline)
        } else {
            forgetHiddenItems(ofOutlineAt: slot)
            outlines[slot] = outline
        }
        noteHiddenItems(ofOutlineAt: slot)
    }

    /// Brings the trees in line with a snapshot: those of removed sections are removed too.
    mutating func follow(_ snapshot: SlotSnapshot) {
        let reconcile = reconcile
        reconcile(&self, snapshot)
    }

    private mutating func reconcileAll(with snapshot: SlotSnapshot) {
        let shown = snapshot.storage
        for slot in outlines.indices.reversed() {
            let section = shown.sections.slot(matching: slot, of: sections)
            if section < 0 {
                removeOutline(at: slot)
                continue
            }
            var visible: [Int32] = []
            shown.order.items.appendSlots(of: section, to: &visible)
            let outline = outlines[slot]
            if outline.shows(visible, of: shown.items) {
                // A hidden item that is shown elsewhere is now removed from its place in the tree.
                let strays = outline.hiddenItems.filter {
                    shown.items.slot(matching: Int($0), of: outline.storage.items) >= 0
                }
                if strays.isEmpty { continue }
                forgetHiddenItems(ofOutlineAt: slot)
                _ = outlines[slot].change(.delete, strays)
            } else {
                forgetHiddenItems(ofOutlineAt: slot)
                outlines[slot] = outline.reconciled(withVisible: visible, of: shown.items)
            }
            noteHiddenItems(ofOutlineAt: slot)
        }
    }

    private mutating func removeOutline(at slot: Int) {
        forgetHiddenItems(ofOutlineAt: slot)
        if !isKnownUniquelyReferenced(&sections) { sections = sections.copy() }
        sections.removeSwappingLast(slot)
        outlines.swapAt(slot, outlines.count - 1)
        outlines.removeLast()
        numbers.swapAt(slot, numbers.count - 1)
        numbers.removeLast()
    }

    private mutating func forgetHiddenItems(ofOutlineAt slot: Int) {
        let outline = outlines[slot]
        let hidden = outline.hiddenItems
        if hidden.isEmpty { return }
        if !isKnownUniquelyReferenced(&hiddenItems) { hiddenItems = hiddenItems.copy() }
        for item in hidden {
            let known = hiddenItems.slot(matching: Int(item), of: outline.storage.items)
            guard known >= 0, holders[known] == numbers[slot] else { continue }
            hiddenItems.removeSwappingLast(known)
            holders.swapAt(known, holders.count - 1)
            holders.removeLast()
        }
    }

    private mutating func noteHiddenItems(ofOutlineAt slot: Int) {
        let outline = outlines[slot]
        let hidden = outline.hiddenItems
        if hidden.isEmpty { return }
        if !isKnownUniquelyReferenced(&hiddenItems) { hiddenItems = hiddenItems.copy() }
        for item in hidden {
            let known = hiddenItems.enter(Int(item), of: outline.storage.items)
            if known == holders.count { holders.append(numbers[slot]) } else { holders[known] = numbers[slot] }
        }
    }
}

extension SlotOutline {
    /// Whether the visible items are the given ones, by their slots in a table, in the same order.
    fileprivate func shows(_ visible: [Int32], of table: SlotTable) -> Bool {
        let order = storage.order
        if visible.count != order.sequence.weight(ofSequence: 0) { return false }
        var index = 0
        for slot in order.sequence.walk(0) where order.isVisible(slot) {
            if !storage.items.isEqual(slot, to: Int(visible[index]), of: table) { return false }
            index += 1
        }
        return true
    }
}
