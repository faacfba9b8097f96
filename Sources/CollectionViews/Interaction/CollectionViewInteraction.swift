import CollectionGeometry
import CollectionLayout

/// What the user can do with the items of a collection view beside activating them, such as swiping them aside.
///
/// An interaction is created by the setter or the call that requests it, and given to the ``InteractionController`` of the
/// view; nothing else names its class. So a program that never requests it does not contain it. All methods are called by
/// the controller, with the view they concern. Each has a default that does nothing.
///
/// A press is shown to the interactions in the order of their ``rank``, until one of them claims it with
/// ``InteractionController/claimPress(for:in:)``; from then on only that one is told of it.
///
/// To add an interaction: name it in ``InteractionRank``, conform a final class to this protocol, and install it in the
/// setter that requests it.
protocol CollectionViewInteraction: AnyObject {
    /// The place of the interaction among the others. A controller has at most one interaction of each rank.
    var rank: InteractionRank { get }
    /// Whether the host has to be ready to hold touches, since the interaction may claim one that was held still.
    var holdsTouches: Bool { get }

    /// Whether the interaction acts upon a press that is held still. The default is no.
    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has begun. Returns whether it closes something, and does nothing else unless it becomes a gesture.
    func pressBegan(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has moved that no other interaction has claimed.
    func pressMoved(_ press: PressSession, in view: CollectionView)
    /// A press was held still for long enough. Returns whether the interaction acts upon that.
    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool
    /// A press has ended that the interaction has claimed, or that closed something of it.
    func pressEnded(_ press: PressSession, in view: CollectionView)
    /// A press was cancelled that the interaction has claimed.
    func pressCancelled(_ press: PressSession, in view: CollectionView)

    /// Acts upon an event before the view and what is in it. Returns whether the event goes no further.
    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool
    /// Acts upon an event that no view inside has taken. Returns whether it did.
    func handle(_ event: HostEvent, in view: CollectionView) -> Bool
    /// Acts upon the activation of a view in a cell. Returns whether it did.
    func activated(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool
    /// What the interaction adds to the menu of an item.
    func menuActions(forItemAt indexPath: IndexPath, in view: CollectionView) -> [MenuAction]

    /// The menu of an item is about to open.
    func menuWillOpen(in view: CollectionView)
    /// The user scrolls.
    func didScroll(in view: CollectionView)
    /// A view is about to show another element, or none.
    func willReuse(_ reusableView: CollectionReusableView, in view: CollectionView)
    /// The elements of the view have been translated over an update.
    func elementsDidUpdate(in view: CollectionView)
    /// The data is replaced, or all views are discarded: what the user is about to do is given up.
    func reset(in view: CollectionView)
}

/// The order in which interactions are shown presses and events.
enum InteractionRank: UInt8, CaseIterable, Sendable {
    /// Taking items to other places.
    case reordering
    /// Dragging over check marks.
    case dragSelection
    /// Pushing cells aside.
    case swipeActions
    /// Menus of items.
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
