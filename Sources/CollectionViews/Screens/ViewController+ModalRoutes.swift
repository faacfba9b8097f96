// The views that a screen presents by its address.

extension ViewController {
    /// Adds a route by which the address of the screen states what the screen presents. Call it before the screen is shown, or in
    /// ``viewDidLoad()``. See ``ModalRoute``.
    ///
    /// The routes of a screen work where a ``NavigationController`` shows it, also in a ``TabBarController`` and in the secondary
    /// column of a ``SplitViewController``. An address that has the queries of several routes presents their views above each other,
    /// in the order in which the routes were added.
    ///
    /// A server that renders the screen leaves the view out, and the program presents it when it takes over.
    ///
    /// - Parameters:
    ///   - route: The route. Its name must not be that of a route that the screen has added before: the program stops with a message.
    ///   - target: The object that is passed to the closure, which is held weakly: usually this screen.
    ///   - source: The view that is focused when the modal view is dismissed; `nil` for the focused one or, if the screen was opened
    ///     with the modal view, for the heading of the screen.
    ///   - makeView: Returns the view for a value, or `nil` where the value is not presented, such as an id that does not exist or a form
    ///     that is beside the list already. It may return the same view each time. It must not present the view.
    public func addModalRoute<Value, Target: WeaklyReferenceable>(
        _ route: ModalRoute<Value>, target: Target, from source: View? = nil,
        makeView: @escaping (Target, Value) -> ModalView?
    ) {
        let target = Weak(target)
        let parameter = route.parameter
        let routes: any ModalRoutes = modalRoutes ?? ModalRouteTable()
        modalRoutes = routes
        routes.add(route.name, from: source) { text in
            guard let object = target.object, let value = parameter.parse(text) else { return nil }
            return makeView(object, value)
        }
    }

    /// Presents the view of a modal route, and adds the address with its query to the history. Does nothing if this view controller is not
    /// loaded or has not added the route, if the route has no view for the value, or if the view is presented already.
    ///
    /// Call it on the visible screen: the query is added to the current address of the window.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - value: What is presented. The text that its parameter writes must be one that it reads.
    ///   - source: The view that is focused when the modal view is dismissed; `nil` for that of the route.
    public func present<Value>(_ route: ModalRoute<Value>, _ value: Value, from source: View? = nil) {
        guard let context else { return }
        modalRoutes?.present(
            ModalQuery(name: route.name, text: route.parameter.print(value)), from: source, in: context)
    }

    /// Presents the views of the queries in the address, when the screen has been shown for the first time. Removes the queries of modal
    /// routes from ``address``.
    final func presentModalRoutes() {
        if let context { modalRoutes?.presentQueries(of: self, in: context) }
    }

    /// An address without the queries of the modal routes.
    ///
    /// - Complexity: O(*n* · *k*) in the number of bytes and routes.
    final func screenAddress(of address: String) -> String { modalRoutes?.screenAddress(of: address) ?? address }
}
