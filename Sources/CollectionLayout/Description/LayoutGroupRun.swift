/// A group and for how many items of its section it is repeated, see ``LayoutSection/init(groups:)``.
public struct LayoutGroupRun: Equatable, Sendable {
    /// The group.
    public var group: LayoutGroup
    /// The number of items; `nil` stands for all items that the other runs leave over. Only the first run without a
    /// number gets any. If the items do not suffice, runs at the front are served first.
    public var itemCount: Int?

    /// Creates a run.
    public init(group: LayoutGroup, itemCount: Int? = nil) {
        self.group = group
        self.itemCount = itemCount
    }
}

extension LayoutGroupRun {
    /// The number of items of each run when a section has `total` items. Items that no run wants are not laid out.
    static func shares(of runs: [LayoutGroupRun], total: Int) -> [Int] {
        var left = max(total, 0)
        var shares = runs.map { run in
            let share = min(max(run.itemCount ?? 0, 0), left)
            left -= share
            return share
        }
        if let open = runs.firstIndex(where: { $0.itemCount == nil }) { shares[open] = left }
        return shares
    }
}
