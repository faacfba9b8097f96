/// An array whose copies share the pages that none of them has changed.
///
/// Changing a copy of an array writes all of its elements anew. Here it writes one page and the list of pages, so that a
/// snapshot of a million items can be copied and changed in a fraction of a millisecond. Two arrays that hold the same page
/// need not be compared there: see ``sharesPage(of:with:)``.
@usableFromInline
struct PagedArray<Element: Sendable>: Sendable {
    /// The pages: all but the last are full.
    @usableFromInline var pages: [[Element]] = []
    /// The number of elements.
    @usableFromInline private(set) var count = 0

    @inlinable
    init() {}
}

/// How the elements of a ``PagedArray`` are divided.
@usableFromInline
enum Paging {
    /// The number of bits of an index that are the place within a page. Benchmark "DiffableDataSource<ID128> apply
    /// 1,000,000": larger pages take longer to copy, smaller ones make a longer list.
    @inlinable static var bits: Int { 10 }
    /// The number of elements of a full page.
    @inlinable static var capacity: Int { 1 &<< bits }
    /// The number of the page of an element.
    @inlinable @inline(__always) static func page(of index: Int) -> Int { index &>> bits }
    /// The place of an element within its page.
    @inlinable @inline(__always) static func place(of index: Int) -> Int { index & (capacity &- 1) }
}

// Inlinable because an access through a call takes several times as long as the access (benchmarks "walk along
// itemIdentifiers" and "DiffableDataSourceSnapshot<ID128> diff 100,000").
extension PagedArray {
    /// The element at an index.
    ///
    /// - Complexity: O(1); writing takes O(*n* / 1,024 + 1,024) the first time after the array was copied.
    @inlinable
    subscript(index: Int) -> Element {
        @inline(__always) get { pages[Paging.page(of: index)][Paging.place(of: index)] }
        @inline(__always) _modify { yield &pages[Paging.page(of: index)][Paging.place(of: index)] }
    }

    /// The page that holds an element.
    @inlinable @inline(__always)
    func page(of index: Int) -> [Element] { pages[Paging.page(of: index)] }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) amortised.
    @inlinable
    mutating func append(_ element: Element) {
        if Paging.place(of: count) == 0 { pages.append([]) }
        PagedArray.append(element, to: &pages[pages.count &- 1])
        count &+= 1
    }

    /// Adds the elements of an array at the end.
    ///
    /// - Complexity: O(*k*) amortised for *k* elements.
    @inlinable
    mutating func append(contentsOf elements: [Element]) {
        var next = 0
        while next < elements.count {
            if Paging.place(of: count) == 0 { pages.append([]) }
            let added = Swift.min(elements.count &- next, Paging.capacity &- Paging.place(of: count))
            pages[pages.count &- 1].append(contentsOf: elements[next..<(next &+ added)])
            next &+= added
            count &+= added
        }
    }

    /// Adds an element at the end of a page, which never takes more memory than a full one.
    @inlinable @inline(__always)
    static func append(_ element: Element, to page: inout [Element]) {
        if page.count == page.capacity {
            page.reserveCapacity(Swift.min(Paging.capacity, Swift.max(4, page.count &* 2)))
        }
        page.append(element)
    }
}

extension PagedArray {
    /// Reads elements most of which stand in the page of the one before: references to pages are counted only where the
    /// page changes.
    @usableFromInline
    struct Reader {
        @usableFromInline let array: PagedArray
        @usableFromInline var number = -1
        @usableFromInline var page: [Element] = []

        @inlinable
        init(_ array: PagedArray) { self.array = array }

        /// The element at an index.
        @inlinable @inline(__always)
        mutating func element(at index: Int) -> Element {
            if Paging.page(of: index) != number {
                number = Paging.page(of: index)
                page = array.pages[number]
            }
            return page[Paging.place(of: index)]
        }
    }
}

extension PagedArray {
    /// Adds an element at the end a number of times.
    ///
    /// - Complexity: O(*k*) amortised for *k* elements.
    mutating func append(repeating element: Element, count added: Int) {
        append(contentsOf: [Element](repeating: element, count: added))
    }

    /// Puts an element in several places.
    ///
    /// - Complexity: O(*k*) for *k* places; it is fast where they follow each other.
    mutating func fill(_ places: ArraySlice<Int32>, with element: Element) {
        var next = places.startIndex
        while next < places.endIndex {
            let number = Paging.page(of: Int(places[next]))
            pages[number].withUnsafeMutableBufferPointer { page in
                while next < places.endIndex, Paging.page(of: Int(places[next])) == number {
                    page[Paging.place(of: Int(places[next]))] = element
                    next += 1
                }
            }
        }
    }

    /// Removes elements from the end, so that a number of them is left.
    ///
    /// - Complexity: O(*k*) for *k* removed elements.
    mutating func truncate(to limit: Int) {
        while count > limit {
            count -= 1
            pages[pages.count - 1].removeLast()
            if Paging.place(of: count) == 0 { pages.removeLast() }
        }
    }

    /// Changes elements of the page that holds an element; the closure gets the page and the place of the element in it.
    /// The page is no longer shared then.
    @inline(__always)
    mutating func withPage(of index: Int, _ change: (UnsafeMutableBufferPointer<Element>, Int) -> Void) {
        pages[Paging.page(of: index)].withUnsafeMutableBufferPointer { change($0, Paging.place(of: index)) }
    }

    /// Whether an element is in a page that two arrays share: both are copies of one array, and neither has changed an
    /// element of the page since.
    ///
    /// It compares where the memory is, not what it holds, so it may return `false` for equal pages.
    func sharesPage(of index: Int, with other: PagedArray) -> Bool {
        let number = Paging.page(of: index)
        return number < other.pages.count && pages[number].sharesMemory(with: other.pages[number])
    }

    /// Whether both are copies of one array that have not been changed since.
    ///
    /// It compares where the memory is, not what it holds, so it may return `false` for equal arrays.
    func sharesMemory(with other: PagedArray) -> Bool { pages.sharesMemory(with: other.pages) }
}

extension Array {
    /// Whether both are copies of one array that have not been changed since.
    func sharesMemory(with other: [Element]) -> Bool {
        withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
        }
    }
}
