extension Array {
    /// The elements of lists as one: the first of each, then the second of each, and so on.
    func interleaved<Item>() -> [Item] where Element == [Item] {
        let length = map(\.count).max() ?? 0
        return (0..<length).flatMap { place in
            filter { $0.count > place }.map { $0[place] }
        }
    }
}
