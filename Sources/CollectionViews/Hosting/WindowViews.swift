import CollectionGeometry

/// The content of a window, which is held weakly, and the views that are presented above it.
struct WindowViews {
    /// The presented views, the topmost last.
    private(set) var modalViews: [ModalView] = []
    /// Dismisses presented views; `nil` before one is presented.
    private var dismisser: ((_ modalViews: [ModalView]) -> Void)?
    /// The window's content; `nil` before it is shown.
    private var root: Weak<View>?
}

extension WindowViews {
    /// The node of the window's content; `.none` before it is shown and after it is deallocated.
    var rootNode: NodeID { root?.object?.node ?? .none }

    /// Notes the content of the window, which is shown.
    mutating func show(_ root: View) { self.root = Weak(root) }

    /// Adds a presented view on top of the others.
    mutating func add(_ modalView: ModalView) {
        modalViews.append(modalView)
        // A program that presents no view does not contain the code for dismissals: nothing else may refer to it.
        dismisser = { modalViews in
            for modalView in modalViews.reversed() { modalView.dismiss() }
        }
    }

    /// Removes a presented view.
    mutating func remove(_ modalView: ModalView) { modalViews.removeElements { $0 === modalView } }

    /// Removes all presented views without dismissing them.
    mutating func removeModalViews() { modalViews = [] }

    /// Dismisses all presented views, the topmost first. Each of them is then removed by ``remove(_:)``.
    func dismissModalViews() { dismisser?(modalViews) }

    /// The view with a node, in the presented views, the topmost first, and in the window's content; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func view(for node: NodeID) -> View? {
        for modalView in modalViews.reversed() {
            if let view = modalView.view(for: node) { return view }
        }
        return root?.object?.view(for: node)
    }
}
