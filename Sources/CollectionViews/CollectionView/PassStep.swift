/// The steps of a collection view's pass that have something to do, by the names that the documentation of ``CollectionView``
/// gives them.
package enum PassStep: String, Sendable {
    /// The handles follow a change of the data.
    case takeUpdate
    /// The layout computes where everything is.
    case prepareLayout
    /// The content goes to the item that is to be seen.
    case placeTarget
    /// Exactly the elements near the screen get views.
    case display
    /// Views whose content has changed are configured again.
    case reconfigure
    /// Views say how large they want to be.
    case size
    /// What sizes have moved is displayed once more.
    case displayAgain
    /// The movements of the change are started.
    case animate
    /// The change is finished: its completion is called.
    case finishUpdate
    /// Views are put into reading order, and assistive technology is told of them.
    case describe
    /// The focus goes to where it belongs.
    case focus
    /// The host measures what does not know its size.
    case measure
    /// The delegate is told what has come into sight.
    case tellDisplay
}

extension CollectionView {
    /// Says to a trace which step begins.
    func note(_ step: PassStep) {
        if let tracer = context?.tracer { tracer.willRun(step) }
    }
}
