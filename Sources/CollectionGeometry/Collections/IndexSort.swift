/// A stable merge sort of indices, from the bottom up, whose owner compares the elements.
///
/// It requests one comparison after the other in place of calling a closure: the compiler copies a whole sort for each closure that
/// is handed to it. Elements that are in order already take one comparison each and no memory.
///
/// ```swift
/// var sort = IndexSort(count: elements.count)
/// while let (first, second) = sort.nextPair() {
///     sort.take(isExchanged: elements[second] < elements[first])
/// }
/// ```
struct IndexSort {
    private enum State {
        /// The elements up to `right` are in order.
        case checking
        /// Two runs of `indices` are merged, from `left` and from `right` on.
        case merging
    }

    private let count: Int
    private var state = State.checking
    private var indices: [Int] = []
    private var merged: [Int] = []
    /// The length of the runs that are merged.
    private var width = 1
    private var left = 0
    private var right = 1
    /// Where the left and the right run end.
    private var middle = 0
    private var end = 0
    /// The position in `merged` that is filled next.
    private var target = 0

    init(count: Int) {
        self.count = count
    }
}

extension IndexSort {
    /// The indices in the order of the elements, those of equal ones ascending; `nil` when the elements are in order already. It is
    /// known once ``nextPair()`` has returned `nil`.
    var order: [Int]? { state == .checking ? nil : indices }

    /// The indices of the two elements to compare next, before ``take(isExchanged:)``; `nil` when the order is known.
    @inline(never)  // Callers with their own copies are what this type spares.
    mutating func nextPair() -> (first: Int, second: Int)? {
        if state == .checking { return right < count ? (right - 1, right) : nil }
        while true {
            if left < middle, right < end { return (indices[left], indices[right]) }
            while left < middle { append(isRight: false) }
            while right < end { append(isRight: true) }
            guard startRuns() else { return nil }
        }
    }

    /// Receives whether the second element of the pair precedes the first one.
    @inline(never)  // As above.
    mutating func take(isExchanged: Bool) {
        if state == .merging { return append(isRight: isExchanged) }
        guard isExchanged else {
            right += 1
            return
        }
        state = .merging
        indices = Array(0..<count)
        merged = indices
        right = 0
    }

    private mutating func append(isRight: Bool) {
        merged[target] = indices[isRight ? right : left]
        target += 1
        if isRight { right += 1 } else { left += 1 }
    }

    /// Begins with the next two runs. Returns `false` when there is only one left.
    private mutating func startRuns() -> Bool {
        if target == count {
            swap(&indices, &merged)
            width *= 2
            target = 0
            if width >= count { return false }
        }
        left = target
        middle = min(left + width, count)
        right = middle
        end = min(left + 2 * width, count)
        return true
    }
}
