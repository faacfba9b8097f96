import CollectionGeometry

/// The sizes that the views of a section's items want, as far as they are known, by item index.
///
/// Items that have not been measured take no room however many they are, and move along when others are inserted or
/// deleted before them.
struct MeasuredSizes {
    private var sequence: RunSequence<Entry>
    private var cached: RunSequence<Entry>.Location?

    /// What is known of an item.
    typealias Entry = MeasuredExtent

    /// Creates the sizes of items of which none has been measured.
    init(count: Int) {
        sequence = RunSequence(repeating: Self.unknown, count: count)
    }
}

extension MeasuredSizes {
    /// The number of items.
    var count: Int { sequence.count }

    /// The number of items that have been measured.
    var measuredCount: Int { sequence.summary.measured }

    /// What is known of an item, or `nil` if it has not been measured. Reading items in order is fast.
    ///
    /// - Complexity: O(log n), O(1) where neighbours are equal.
    mutating func entry(at index: Int) -> Entry? {
        if let cached, index >= cached.index, index < cached.index + cached.equalCount {
            return cached.element.isMeasured ? cached.element : nil
        }
        cached = sequence.location(at: index)
        return cached.flatMap { $0.element.isMeasured ? $0.element : nil }
    }

    /// The first item at or after an index that has been measured.
    ///
    /// - Complexity: O(log n).
    func firstMeasured(from index: Int) -> Int? {
        sequence.firstMeasured(from: index)?.index
    }

    /// The last item that has been measured.
    ///
    /// - Complexity: O(log n).
    var lastMeasured: Int? {
        sequence.lastMeasured?.index
    }

    /// Notes the size of an item.
    ///
    /// - Complexity: O(log n).
    mutating func set(_ size: Size, at index: Int) {
        cached = nil
        sequence.replace(at: index, with: Self.measured(size))
    }

    /// Has an item measured again; its size stands until then.
    ///
    /// - Complexity: O(log n).
    mutating func markStale(_ index: Int) {
        guard var entry = entry(at: index) else { return }
        entry.isStale = true
        cached = nil
        sequence.replace(at: index, with: entry)
    }

    /// Makes room for new items that have not been measured.
    ///
    /// - Complexity: O(log n).
    mutating func insert(count: Int, at index: Int) {
        cached = nil
        sequence.insert(Self.unknown, count: count, at: index)
    }

    /// Forgets items.
    ///
    /// - Complexity: O(log n + k) for k items that have been measured.
    mutating func remove(_ range: Range<Int>) {
        cached = nil
        sequence.remove(range)
    }

    private static var unknown: Entry { Entry(length: 0, breadth: 0, weight: 1) }

    private static func measured(_ size: Size) -> Entry {
        Entry(length: size.width, breadth: size.height, weight: 1, isMeasured: true)
    }
}
