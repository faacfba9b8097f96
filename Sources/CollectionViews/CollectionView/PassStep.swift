/// The steps of a collection view's pass, by the names used in the documentation of ``CollectionView``.
package enum PassStep: String, Sendable {
    /// The handles follow a change of the data.
    case takeUpdate
    /// The layout computes all frames.
    case prepareLayout
    /// The content scrolls to the target item.
    case placeTarget
    /// Exactly the elements near the screen get views.
    case display
    /// Views whose content has changed are configured again.
    case reconfigure
    /// Views determine their sizes.
    case size
    /// What measured sizes have moved is displayed again.
    case displayAgain
    /// The animations of the change are started.
    case animate
    /// The change is finished: its completion is called.
    case finishUpdate
    /// Views are put into reading order, and their accessibility attributes are updated.
    case describe
    /// The keyboard focus moves to its item.
    case focus
    /// The host measures the views of unknown size.
    case measure
    /// The delegate is notified of the items that have become visible.
    case tellDisplay
}

extension CollectionView {
    /// Reports the beginning of a step to the tracer.
    func note(_ step: PassStep) {
        if let tracer = context?.tracer { tracer.willRun(step) }
    }
}
