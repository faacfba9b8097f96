/// Reads the chains of positions that share an id, as ``DiffingScratch`` links them.
@usableFromInline
package enum Duplicates {
    /// The positions of a chain, in ascending order.
    @usableFromInline
    package static func chain(from first: Int, nextSame: [Int32]) -> [Int] {
        var positions = [first]
        while !nextSame.isEmpty, let last = positions.last, nextSame[last] >= 0 {
            positions.append(Int(nextSame[last]))
        }
        return positions
    }

    /// The chains of more than one position, ordered by their first position, with an offset added to each position.
    ///
    /// - Complexity: O(`count`).
    @usableFromInline
    package static func groups(nextSame: [Int32], count: Int, offset: Int) -> [[Int]] {
        if nextSame.isEmpty { return [] }
        var groups: [[Int]] = []
        var isFollower = [Bool](repeating: false, count: count)
        for position in 0..<count where nextSame[position] >= 0 {
            isFollower[Int(nextSame[position])] = true
            if !isFollower[position] {
                groups.append(chain(from: position, nextSame: nextSame).map { $0 + offset })
            }
        }
        return groups
    }
}
