/// The modal routes that a screen has added, in their order.
struct ModalRouteTable {
    private var entries: [Entry] = []

    /// A modal route without the type of its value.
    private struct Entry {
        let name: StaticString
        let source: View?
        let makeView: (_ text: String) -> ModalView?
    }
}

extension ModalRouteTable {
    /// Adds a route. Stops the program if a route of the same name was added before.
    ///
    /// - Complexity: O(*n*) in the number of routes.
    mutating func add(_ name: StaticString, from source: View?, makeView: @escaping (_ text: String) -> ModalView?) {
        guard !entries.contains(where: { Self.isEqual($0.name, name) }) else {
            stop("A screen has added two modal routes named \"\(name)\". Give each a name of its own.")
        }
        entries.append(Entry(name: name, source: source, makeView: makeView))
    }

    /// The queries of a path that have the names of routes, whether their values can be read or not, in the order of the routes.
    ///
    /// - Complexity: O(*n* · *k*) in the number of bytes and routes.
    func queries(of path: String) -> [ModalQuery] {
        guard !entries.isEmpty else { return [] }
        let reader = RouteReader(path)
        return entries.compactMap { entry in
            reader.query(entry.name).map { ModalQuery(name: entry.name, text: $0) }
        }
    }

    /// The view of a query, and the view to be focused when it is dismissed; `nil` for a value that cannot be read or is not presented.
    func view(for query: ModalQuery) -> (view: ModalView, source: View?)? {
        guard let entry = entries.first(where: { Self.isEqual($0.name, query.name) }),
            let view = entry.makeView(query.text)
        else { return nil }
        return (view, entry.source)
    }

    private static func isEqual(_ name: StaticString, _ other: StaticString) -> Bool {
        name.withUTF8Buffer { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } }
    }
}
