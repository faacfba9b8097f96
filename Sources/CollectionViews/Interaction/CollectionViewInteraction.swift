import CollectionGeometry
import CollectionLayout

/// What the user can do with the items of a collection view besides activating them, such as swiping.
///
/// The setter or call that needs an interaction creates it and gives it to the view's ``InteractionController``;
/// nothing else names its class. So a program that never needs it does not contain it. All methods are called by the
/// controller, with the view they concern. Each has a default that does nothing.
///
/// The controller forwards a press to the interactions in the order of their ``rank``, until one of them claims it with
/// ``InteractionController/claimPress(for:in:)``; from then on only that one receives it.
///
/// To add an interaction: add a case to ``InteractionRank``, conform a final class to this protocol, and install it in
/// the setter that needs it.
protocol CollectionViewInteraction: AnyObject {
    /// The order of the interaction among the others. A controller has at most one interaction of each rank.
    var rank: InteractionRank { get }
    /// Whether the host must be prepared to hold touches, since the interaction may claim one that was held still.
    var holdsTouches: Bool { get }

    /// Whether the interaction handles a press that is held still. The default is no.
    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has begun. Returns whether it dismisses something, and so has no other effect unless it becomes a
    /// gesture.
    func pressBegan(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has moved that no other interaction has claimed.
    func pressMoved(_ press: PressSession, in view: CollectionView)
    /// A press was held still for ``InteractionController/holdMilliseconds``. Returns whether the interaction handles
    /// it.
    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has ended that the interaction has claimed, or that dismissed something of it.
    func pressEnded(_ press: PressSession, in view: CollectionView)
    /// A press was cancelled that the interaction has claimed.
    func pressCancelled(_ press: PressSession, in view: CollectionView)

    /// Handles an event before the view and its subviews do. Returns whether the event is consumed.
    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool
    /// Handles an event that no view inside has handled. Returns whether it did.
    func handle(_ event: HostEvent, in view: CollectionView) -> Bool
    /// Handles the activation of a view in a cell. Returns whether it did.
    func activated(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool
    /// The actions that the interaction adds to the menu of an item.
    func menuActions(forItemAt indexPath: IndexPath, in view: CollectionView) -> [MenuAction]

    /// The menu of an item is about to open.
    func menuWillOpen(in view: CollectionView)
    /// The user scrolls.
    func didScroll(in view: CollectionView)
    /// A view is about to show another element, or to be parked.
    func willReuse(_ reusableView: CollectionReusableView, in view: CollectionView)
    /// The elements of the view have been translated over an update.
    func elementsDidUpdate(in view: CollectionView)
    /// The data is replaced, or all views are discarded: the interaction under way is cancelled.
    func reset(in view: CollectionView)
}

/// The order in which interactions receive presses and events.
enum InteractionRank: UInt8, CaseIterable, Sendable {
    /// Moving items.
    case reordering
    /// Dragging over check marks.
    case dragSelection
    /// Swiping cells.
    case swipeActions
    /// Context menus of items.
    case contextMenu
    /// Finding items by typing their names.
    case typeAhead
}

extension CollectionViewInteraction {
    var holdsTouches: Bool { false }
    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool { false }
    func pressBegan(_ press: PressSession, in view: CollectionView) -> Bool { false }
    func pressMoved(_ press: PressSession, in view: CollectionView) {}
    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool { false }
    func pressEnded(_ press: PressSession, in view: CollectionView) {}
    func pressCancelled(_ press: PressSession, in view: CollectionView) {}
    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool { false }
    func handle(_ event: HostEvent, in view: CollectionView) -> Bool { false }
    func activated(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool { false }
    func menuActions(forItemAt indexPath: IndexPath, in view: CollectionView) -> [MenuAction] { [] }
    func menuWillOpen(in view: CollectionView) {}
    func didScroll(in view: CollectionView) {}
    func willReuse(_ reusableView: CollectionReusableView, in view: CollectionView) {}
    func elementsDidUpdate(in view: CollectionView) {}
    func reset(in view: CollectionView) {}
}
