/// What happens to the content of a data source; see ``LoadStatus/reduced(by:)``.
public enum LoadEvent: Equatable, Sendable {
    /// A load begins. While one is under way, the new one takes its place.
    case begin
    /// The load under way has come to an end.
    case finish(LoadResult)
    /// The result of a load is known without one, as when the children of a source have loaded one by one.
    case settle(LoadResult)
    /// The items were changed.
    case contentChanged(isEmpty: Bool)
    /// The load under way is given up.
    case cancel
    /// The state is reset.
    case reset
}

/// The result of a load.
public enum LoadResult: Equatable, Sendable {
    /// There is content.
    case content
    /// There is no content.
    case noContent
    /// Nothing changed.
    case unchanged
    /// The load failed.
    case failure(LoadError)
}
