/// How many views of each kind the parts of a section have; of a kind that is not named, none. A section has few kinds, which are
/// searched in order.
struct KindCounts {
    private var kinds: [ElementKind] = []
    private var counts: [Int] = []
}

extension KindCounts {
    /// The number of views of a kind.
    func count(of kind: ElementKind) -> Int { kinds.firstIndex(of: kind).map { counts[$0] } ?? 0 }

    /// Adds views of a kind.
    mutating func add(_ count: Int, of kind: ElementKind) {
        if let index = kinds.firstIndex(of: kind) {
            counts[index] &+= count
        } else {
            kinds.append(kind)
            counts.append(count)
        }
    }
}
