/// A state that is to be shown. It is an object, so that handing it on copies no state.
final class PendingUpdate {
    /// What is shown afterwards. Its snapshot carries the marks of this update.
    let state: DataSourceState
    /// Whether the view starts anew instead of being given the changes.
    let isFullReload: Bool
    /// Whether the change is to be seen as a movement.
    let isAnimated: Bool
    /// Whether it comes before all that wait.
    let isUrgent: Bool
    /// Completes the update when it is made; `nil` leaves it as it is.
    let finishing: ((inout CollectionUpdate) -> Void)?

    init(
        state: DataSourceState,
        isFullReload: Bool = false,
        isAnimated: Bool,
        isUrgent: Bool = false,
        finishing: ((inout CollectionUpdate) -> Void)? = nil
    ) {
        self.state = state
        self.isFullReload = isFullReload
        self.isAnimated = isAnimated
        self.isUrgent = isUrgent
        self.finishing = finishing
    }
}
