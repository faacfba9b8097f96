import CollectionViewKit
import ScreenContracts
import SharedScreens

// The feed, part by part in both directions from where the user left it.
extension PagedContentLoader<FeedModel> {
    /// Creates a loader of the feed that has loaded nothing.
    ///
    /// - Parameters:
    ///   - services: The connection to the host, for what cannot be read.
    ///   - kinds: What the feed can show; an entry of another kind is left out.
    convenience init(_ services: FeedServices, kinds: [FeedKind]) {
        self.init(
            request: { cursor in
                if cursor == nil || cursor == .newest { services.people.feedIsRequested() }
                return HostRequest("/v1/people" + (cursor.map { "?" + $0.text } ?? ""))
            },
            identity: { $0.identity },
            decode: { bytes throws(LoadError) in
                let feed = try HostResponse.success(bytes).contract(
                    { FeedContract<FeedModel>($0) { kinds.model(of: $0) } }, log: services.people.context)
                return Part(
                    feed.entries, next: feed.older.map { LoadCursor("after=" + $0) },
                    previous: feed.newer.map { LoadCursor("before=" + $0) })
            })
        errorProvider = { LoadError($0.response)?.ofFeed }
    }

    /// Begins anew with what is newest. What is there stays until that has come.
    func refresh(in context: HostContext?) {
        load(from: status.shown == .nothing ? nil : .newest, in: context)
    }
}

extension LoadCursor {
    /// The start of the feed, whatever the user has seen of it.
    fileprivate static var newest: LoadCursor { LoadCursor("from=newest") }
}

extension [FeedKind] {
    /// Reads an entry by its kind; `nil` for what cannot be shown.
    fileprivate func model(of entry: JSONValue) -> FeedModel? {
        guard let name = entry["kind"]?.string else { return nil }
        return first { $0.name == name }?.read(entry)
    }
}
