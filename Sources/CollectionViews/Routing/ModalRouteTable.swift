/// The modal routes that a screen has added, in their order. Only ``ViewController/addModalRoute(_:target:from:makeView:)`` refers to it,
/// so that a program without modal routes does not contain it.
final class ModalRouteTable {
    private var entries: [Entry] = []

    /// A modal route without the type of its value.
    private struct Entry {
        let name: StaticString
        let source: View?
        let makeView: (_ text: String) -> ModalView?
    }
}

/// The modal routes of a screen: what a ``ViewController`` calls of a ``ModalRouteTable``.
protocol ModalRoutes: AnyObject {
    /// Adds a route. Stops the program if a route of the same name was added before.
    ///
    /// - Complexity: O(*n*) in the number of routes.
    func add(_ name: StaticString, from source: View?, makeView: @escaping (_ text: String) -> ModalView?)

    /// Presents the view of a query. Does nothing for a value that cannot be read or is not presented.
    ///
    /// - Parameter source: The view that is focused when the modal view is dismissed; `nil` for that of the route.
    func present(_ query: ModalQuery, from source: View?, in context: HostContext)

    /// Presents the views of the queries in the address of a screen, and removes the queries from it.
    func presentQueries(of viewController: ViewController, in context: HostContext)

    /// An address without the queries that have the names of routes, whether their values can be read or not.
    ///
    /// - Complexity: O(*n* · *k*) in the number of bytes and routes.
    func screenAddress(of address: String) -> String
}

extension ModalRouteTable: ModalRoutes {
    func add(_ name: StaticString, from source: View?, makeView: @escaping (_ text: String) -> ModalView?) {
        guard !entries.contains(where: { Self.isEqual($0.name, name) }) else {
            stop("A screen has added two modal routes named \"\(name)\". Give each a name of its own.")
        }
        entries.append(Entry(name: name, source: source, makeView: makeView))
    }

    func present(_ query: ModalQuery, from source: View?, in context: HostContext) {
        guard let presented = view(for: query) else { return }
        presented.view.present(in: context, from: source ?? presented.source, address: { query.path(on: $0) })
    }

    func presentQueries(of viewController: ViewController, in context: HostContext) {
        guard let address = viewController.address else { return }
        let found = queries(of: address)
        guard !found.isEmpty else { return }
        let base = screenAddress(of: address)
        viewController.address = base
        context.navigate(.replace(base))
        guard context.presentsModalRoutes else { return }
        for query in found {
            guard let presented = view(for: query) else { continue }
            presented.view.present(
                in: context, from: presented.source ?? viewController.makeHeadingFocusable(),
                address: { query.path(on: $0) })
        }
    }

    func screenAddress(of address: String) -> String {
        queries(of: address).reduce(address) { RouteReader.path($0, without: $1.name) }
    }
}

extension ModalRouteTable {
    /// The queries of a path that have the names of routes, in the order of the routes.
    ///
    /// - Complexity: O(*n* · *k*) in the number of bytes and routes.
    private func queries(of path: String) -> [ModalQuery] {
        let reader = RouteReader(path)
        return entries.compactMap { entry in
            reader.query(entry.name).map { ModalQuery(name: entry.name, text: $0) }
        }
    }

    /// The view of a query, and the view to be focused when it is dismissed; `nil` for a value that cannot be read or is not presented.
    private func view(for query: ModalQuery) -> (view: ModalView, source: View?)? {
        guard let entry = entries.first(where: { Self.isEqual($0.name, query.name) }),
            let view = entry.makeView(query.text)
        else { return nil }
        return (view, entry.source)
    }

    private static func isEqual(_ name: StaticString, _ other: StaticString) -> Bool {
        name.withUTF8Buffer { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } }
    }
}
