/// A state that is to be shown.
struct PendingUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// What is shown afterwards. Its snapshot carries the marks of this update.
    var state: DataSourceState<SectionID, ItemID>
    /// Whether the view starts anew instead of being told what changes.
    var isFullReload: Bool
    /// Whether the change is to be seen as a movement.
    var isAnimated: Bool
    /// Whether it comes before all that wait.
    var isUrgent = false
    /// Completes the update when it is made; `nil` leaves it as it is.
    var finishing: ((inout CollectionUpdate) -> Void)?
}
