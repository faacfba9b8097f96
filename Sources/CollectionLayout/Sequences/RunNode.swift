/// A node of a ``RunSequence``: a leaf with runs, or an inner node with children and their totals.
final class RunNode<Element: RunElement> {
    /// Equal elements in a row.
    struct Run: Equatable {
        var element: Element
        var count: Int32
    }

    private(set) var runs: ContiguousArray<Run>
    private(set) var children: ContiguousArray<RunNode>
    private(set) var summaries: ContiguousArray<Element.Totals>
    private(set) var summary: Element.Totals

    static var runCapacity: Int { Element.runCapacity }
    static var childCapacity: Int { 32 }

    init() {
        runs = []
        children = []
        summaries = []
        summary = Element.Totals()
    }

    init(children: ContiguousArray<RunNode>) {
        runs = []
        self.children = children
        summaries = ContiguousArray(children.map { $0.summary })
        summary = Element.Totals()
        summarize()
    }

    init(runs: ContiguousArray<Run>) {
        self.runs = runs
        children = []
        summaries = []
        summary = Element.Totals()
        summarize()
    }
}

extension RunNode {
    var isLeaf: Bool { children.isEmpty }

    /// A node that shares its children with this one.
    func copy() -> RunNode {
        isLeaf ? RunNode(runs: runs) : RunNode(children: children)
    }

    private func summarize() {
        var total = Element.Totals()
        if isLeaf {
            let runs = runs
            runs.withUnsafeBufferPointer { runs in
                for run in runs { run.element.add(to: &total, times: Int(run.count)) }
            }
        } else {
            let summaries = summaries
            summaries.withUnsafeBufferPointer { summaries in
                for child in summaries { total.add(child) }
            }
        }
        summary = total
    }
}

// MARK: Searching

extension RunNode where Element: ExtentElement {
    /// Descends to an element. `skip` is given the totals before a part and those of the part, and returns `true` to go
    /// past it; the last part of a node is never skipped. `pick` chooses an element of the run that is reached.
    func locate(
        skip: (RunSummary, RunSummary) -> Bool,
        in pick: (RunSummary, Element, Int) -> Int
    ) -> RunSequence<Element>.Location? {
        var before = RunSummary()
        var node = self
        while !node.isLeaf {
            // Each access of a property of a class is checked for exclusivity, which takes longer than all the rest here.
            let summaries = node.summaries
            let index = summaries.withUnsafeBufferPointer { summaries in
                var index = 0
                while index < summaries.count - 1, skip(before, summaries[index]) {
                    before.add(summaries[index])
                    index += 1
                }
                return index
            }
            node = node.children[index]
        }
        let runs = node.runs
        let found: Run? = runs.withUnsafeBufferPointer { runs in
            guard var run = runs.first else { return nil }
            var index = 0
            while index < runs.count - 1 {
                var total = RunSummary()
                total.add(run.element, times: Int(run.count))
                guard skip(before, total) else { break }
                before.add(total)
                index += 1
                run = runs[index]
            }
            return run
        }
        guard let run = found else { return nil }
        let picked = pick(before, run.element, Int(run.count))
        before.add(run.element, times: picked)
        return RunSequence<Element>.Location(element: run.element, before: before, equalCount: Int(run.count) - picked)
    }
}

extension RunNode {
    /// Hands runs to a closure, from the element with a number on; returns whether to go on.
    func visit(from index: Int, _ body: (Element, Int) -> Bool) -> Bool {
        var start = 0
        if isLeaf {
            for run in runs {
                let left = Int(run.count) - min(max(index - start, 0), Int(run.count))
                start += Int(run.count)
                if left > 0, !body(run.element, left) { return false }
            }
            return true
        }
        for (child, total) in zip(children, summaries) {
            if start + total.count > index, !child.visit(from: index - start, body) { return false }
            start += total.count
        }
        return true
    }
}

// MARK: Changing

extension RunNode {
    /// A change at an element: a value, as a program would contain the functions that edit once for each closure.
    enum Edit {
        /// A run is inserted before the element.
        case insert(Run)
        /// Another element takes its place.
        case replace(Element)

        fileprivate var isInsertion: Bool {
            if case .insert = self { true } else { false }
        }
    }

    /// Removes elements. Children that have become small are joined with their neighbours.
    func remove(_ range: Range<Int>) {
        if isLeaf {
            spliceRuns(range, with: nil)
            return
        }
        var end = summary.count
        for index in children.indices.reversed() {
            let start = end - summaries[index].count
            let part = range.clamped(to: start..<end)
            if part == start..<end {
                children.remove(at: index)
                summaries.remove(at: index)
            } else if !part.isEmpty {
                makeChildUnique(index)
                children[index].remove((part.lowerBound - start)..<(part.upperBound - start))
                summaries[index] = children[index].summary
            }
            end = start
        }
        joinSmallChildren()
        summarize()
    }

    /// Inserts a run or replaces an element; returns the second half of the node if it had to be split.
    func edit(_ edit: Edit, at index: Int) -> RunNode? {
        if isLeaf {
            let changed = apply(edit, at: index)
            guard runs.count > Self.runCapacity else { return nil }
            let cut = cutPoint(of: runs.count, changed: changed)
            let sibling = RunNode(runs: ContiguousArray(runs[cut...]))
            // A copy has the room it needs; the array itself would keep the room of what it has held.
            runs = ContiguousArray(runs[..<cut])
            summarize()
            return sibling
        }
        let margin = edit.isInsertion ? 1 : 0
        var child = 0
        var start = 0
        while child < children.count - 1, index >= start + summaries[child].count + margin {
            start += summaries[child].count
            child += 1
        }
        makeChildUnique(child)
        let sibling = children[child].edit(edit, at: index - start)
        summaries[child] = children[child].summary
        if let sibling {
            children.insert(sibling, at: child + 1)
            summaries.insert(sibling.summary, at: child + 1)
        }
        guard children.count > Self.childCapacity else {
            summarize()
            return nil
        }
        let cut = cutPoint(of: children.count, changed: child)
        let second = RunNode(children: ContiguousArray(children[cut...]))
        children.removeSubrange(cut...)
        summaries.removeSubrange(cut...)
        summarize()
        return second
    }

    /// Where to split a full node: near the end that changes come in at, so that measuring in scroll order leaves full
    /// nodes behind, otherwise in the middle.
    private func cutPoint(of count: Int, changed: Int) -> Int {
        if changed >= count - count / 8 - 1 { return count - count / 16 - 1 }
        if changed <= count / 8 { return count / 16 + 1 }
        return count / 2
    }

    /// Edits a leaf; returns the index of the run where the change is.
    private func apply(_ edit: Edit, at offset: Int) -> Int {
        switch edit {
        case .insert(let run): spliceRuns(offset..<offset, with: run)
        case .replace(let element): replaceElement(at: offset, with: element)
        }
    }

    /// Replaces an element of a leaf; returns the index of the run where it is.
    private func replaceElement(at offset: Int, with element: Element) -> Int {
        let known = runs
        let (index, start) = known.withUnsafeBufferPointer { runs in
            var (index, start) = (0, 0)
            while index < runs.count - 1, start + Int(runs[index].count) <= offset {
                start += Int(runs[index].count)
                index += 1
            }
            return (index, start)
        }
        let old = runs[index]
        let isFirst = offset == start
        let isLast = offset == start + Int(old.count) - 1
        let joinsBefore = isFirst && index > 0 && runs[index - 1].element == element
        let joinsAfter = isLast && index + 1 < runs.count && runs[index + 1].element == element
        guard old.element != element, !joinsBefore, !joinsAfter else {
            return spliceRuns(offset..<(offset + 1), with: Run(element: element, count: 1))
        }
        let own = Run(element: element, count: 1)
        var before = old
        before.count = Int32(offset - start)
        var after = old
        after.count = old.count - before.count - 1
        switch (isFirst, isLast) {
        case (true, true):
            runs[index] = own
        case (true, false):
            runs[index] = after
            runs.insert(own, at: index)
        case (false, true):
            runs[index] = before
            runs.insert(own, at: index + 1)
        case (false, false):
            runs[index] = after
            runs.insert(own, at: index)
            runs.insert(before, at: index)
        }
        summarize()
        return index
    }

    /// Replaces elements of a leaf by a run; returns the index of the run where the change is.
    @discardableResult
    private func spliceRuns(_ range: Range<Int>, with run: Run?) -> Int {
        let first = splitRun(at: range.lowerBound)
        let last = range.isEmpty ? first : splitRun(at: range.upperBound)
        if let run {
            runs.replaceSubrange(first..<last, with: CollectionOfOne(run))
        } else {
            runs.removeSubrange(first..<last)
        }
        mergeRun(at: first + 1)
        mergeRun(at: first)
        summarize()
        return first
    }

    /// Makes a run start at an element; returns the index of that run.
    private func splitRun(at offset: Int) -> Int {
        var start = 0
        for index in runs.indices {
            if start >= offset { return index }
            let end = start + Int(runs[index].count)
            if offset < end {
                var second = runs[index]
                second.count = Int32(end - offset)
                runs[index].count = Int32(offset - start)
                runs.insert(second, at: index + 1)
                return index + 1
            }
            start = end
        }
        return runs.count
    }

    private func mergeRun(at index: Int) {
        guard index > 0, index < runs.count, runs[index - 1].element == runs[index].element else { return }
        let (count, overflow) = runs[index - 1].count.addingReportingOverflow(runs[index].count)
        guard !overflow else { return }
        runs[index - 1].count = count
        runs.remove(at: index)
    }

    private func makeChildUnique(_ index: Int) {
        if !isKnownUniquelyReferenced(&children[index]) { children[index] = children[index].copy() }
    }

    private func joinSmallChildren() {
        var index = 0
        while index + 1 < children.count {
            let (left, right) = (children[index], children[index + 1])
            let isRoom =
                left.isLeaf
                ? left.runs.count + right.runs.count <= Self.runCapacity / 2
                : left.children.count + right.children.count <= Self.childCapacity / 2
            if isRoom {
                let joined =
                    left.isLeaf
                    ? RunNode(runs: left.runs + right.runs) : RunNode(children: left.children + right.children)
                children[index] = joined
                summaries[index] = joined.summary
                children.remove(at: index + 1)
                summaries.remove(at: index + 1)
            } else {
                index += 1
            }
        }
    }
}
