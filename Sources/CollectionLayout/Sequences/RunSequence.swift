/// A sequence of elements with extents that is searched by index, by offset and by weight in logarithmic time, and in
/// which any number of equal elements in a row takes the room of one.
///
/// A million rows that have not been measured are one run. Measuring a row splits its run, so the memory follows what has
/// been measured, and inserting rows in front moves all others without touching them.
///
/// It is a B+ tree whose leaves hold runs (Comer, "The ubiquitous B-tree", 1979) and whose inner nodes hold the totals
/// of their children. Nodes are shared between copies until one of them changes, so that keeping the state before an
/// update costs nothing. Totals are summed afresh on the way up rather than adjusted by differences: they do not drift.
///
/// It is not a general collection: elements are found again by their numbers only.
struct RunSequence<Element: RunElement> {
    private(set) var root = RunNode<Element>()

    /// Creates an empty sequence.
    init() {}

    /// Creates a sequence of equal elements.
    init(repeating element: Element, count: Int) {
        insert(element, count: count, at: 0)
    }
}

extension RunSequence {
    /// The totals of all elements.
    ///
    /// - Complexity: O(1).
    var summary: Element.Totals { root.summary }

    /// The number of elements.
    var count: Int { root.summary.count }

    /// Hands the runs from an element on to a closure, until the closure returns `false`.
    ///
    /// - Complexity: O(log n + k) for k runs.
    func forEachRun(from index: Int, _ body: (Element, Int) -> Bool) {
        _ = root.visit(from: max(index, 0), body)
    }
}

extension RunSequence where Element: ExtentElement {
    /// Where an element was found.
    struct Location {
        /// The element.
        var element: Element
        /// The totals of the elements before it.
        var before: RunSummary
        /// How many elements from this one on, itself included, are known to be equal.
        var equalCount: Int

        /// The number of the element.
        var index: Int { before.count }
    }

    /// The element with a number, or `nil` if there is none.
    ///
    /// - Complexity: O(log n).
    func location(at index: Int) -> Location? {
        guard index >= 0, index < count else { return nil }
        return root.locate { before, part in
            index >= before.count + part.count
        } in: { before, _, run in
            min(index - before.count, run - 1)
        }
    }

    /// The element that holds an offset when the elements stand one after the other with some spacing between them: the
    /// last one that starts at or before the offset, or the first one. `nil` in an empty sequence. The length of every
    /// element must not be less than the negative of the spacing.
    ///
    /// - Complexity: O(log n).
    func location(atOffset offset: Double, spacing: Double) -> Location? {
        root.locate { before, part in
            before.length + part.length + Double(before.count + part.count) * spacing <= offset
        } in: { before, element, run in
            let stride = element.length + spacing
            guard stride > 0 else { return run - 1 }
            let start = before.length + Double(before.count) * spacing
            return ((offset - start) / stride).boundedInt(0, run - 1)
        }
    }

    /// The element that holds the thing with a number when each element holds `weight` of them, or `nil`.
    ///
    /// - Complexity: O(log n).
    func location(atWeight number: Int) -> Location? {
        guard number >= 0, number < summary.weight else { return nil }
        return root.locate { before, part in
            number >= before.weight + part.weight
        } in: { before, element, run in
            min((number - before.weight) / max(element.weight, 1), run - 1)
        }
    }

    /// The first measured element with a number of at least `index`, or `nil`.
    ///
    /// - Complexity: O(log n).
    func firstMeasured(from index: Int) -> Location? {
        measured(location(at: index)?.before.measured ?? (index <= 0 ? 0 : summary.measured))
    }

    /// The last measured element, or `nil`.
    ///
    /// - Complexity: O(log n).
    var lastMeasured: Location? { measured(summary.measured - 1) }

    /// The measured element with a number among those that are.
    private func measured(_ skipped: Int) -> Location? {
        guard skipped >= 0, skipped < summary.measured else { return nil }
        return root.locate { before, part in
            skipped >= before.measured + part.measured
        } in: { before, _, _ in
            max(0, skipped - before.measured)
        }
    }

    /// Hands the runs from an element on to a closure, with the totals before each, until the closure returns `false`.
    ///
    /// - Complexity: O(log n + k) for k runs.
    func forEachRun(from index: Int, _ body: (RunSummary, Element, Int) -> Bool) {
        guard var before = index <= 0 ? RunSummary() : location(at: index)?.before else { return }
        forEachRun(from: index) { element, count in
            defer { before.add(element, times: count) }
            return body(before, element, count)
        }
    }
}

extension RunSequence {
    /// Puts an element in the place of the one with a number. Does nothing if there is no such element.
    ///
    /// - Complexity: O(log n).
    mutating func replace(at index: Int, with element: Element) {
        guard index >= 0, index < count else { return }
        makeRootUnique()
        grow(root.edit(.replace(element), at: index))
        checkInvariants()
    }

    /// Inserts an element a number of times before the element with a number.
    ///
    /// - Complexity: O(log n), whatever the count.
    mutating func insert(_ element: Element, count: Int, at index: Int) {
        guard count > 0 else { return }
        makeRootUnique()
        let run = RunNode<Element>.Run(element: element, count: Int32(clamping: count))
        grow(root.edit(.insert(run), at: min(max(index, 0), self.count)))
        checkInvariants()
    }

    /// Adds an element a number of times at the end.
    ///
    /// - Complexity: O(log n), whatever the count.
    mutating func append(_ element: Element, count: Int = 1) {
        insert(element, count: count, at: self.count)
    }

    /// Removes the elements with the numbers of a range; numbers beyond the ends are ignored.
    ///
    /// - Complexity: O(log n + k) for k nodes that are removed.
    mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        makeRootUnique()
        root.remove(range)
        while root.children.count == 1 { root = root.children[0] }
        if root.summary.count == 0 { root = RunNode() }
        checkInvariants()
    }

    private mutating func makeRootUnique() {
        if !isKnownUniquelyReferenced(&root) { root = root.copy() }
    }

    private mutating func grow(_ sibling: RunNode<Element>?) {
        guard let sibling else { return }
        root = RunNode(children: [root, sibling])
    }
}
