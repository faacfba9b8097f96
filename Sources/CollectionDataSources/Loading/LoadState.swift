/// The state of the content of a data source, from not requested to loaded.
///
/// | state | what it means for the user | may be followed by |
/// |---|---|---|
/// | initial | nothing was requested | loading |
/// | loading | the first load: a spinner | loaded, no content, error |
/// | refreshing | a load over something that is shown already | loaded, no content, error |
/// | loaded | the items are shown | refreshing, no content, error |
/// | no content | a placeholder for no content | refreshing, loaded, error |
/// | error | a placeholder for the failure, or what was there before | loading, refreshing, no content, loaded |
///
/// Only a reset leads back to initial. The states are those of Apple's sample code "AdvancedCollectionView" (WWDC 2014,
/// session 232).
public enum LoadState: Hashable, Sendable, CaseIterable {
    /// Nothing was requested.
    case initial
    /// The content is being loaded for the first time.
    case loading
    /// The content is being loaded again.
    case refreshing
    /// There is content.
    case loaded
    /// There is no content.
    case noContent
    /// The last load failed.
    case error
}

extension LoadState {
    /// The states that may follow this one.
    public var nextStates: [LoadState] {
        switch self {
        case .initial: [.loading]
        case .loading, .refreshing: [.loaded, .noContent, .error]
        case .loaded: [.refreshing, .noContent, .error]
        case .noContent: [.refreshing, .loaded, .error]
        case .error: [.loading, .refreshing, .noContent, .loaded]
        }
    }

    /// Whether another state may follow this one. A state does not follow itself.
    public func canBeFollowed(by state: LoadState) -> Bool { nextStates.contains(state) }

    /// Whether a load is under way.
    public var isInProgress: Bool { self == .loading || self == .refreshing }

    /// Whether a load has ended, with success or not.
    public var isSettled: Bool { self == .loaded || self == .noContent || self == .error }
}

extension LoadState: CustomStringConvertible {
    /// The name of the state, for logs.
    public var description: String {
        switch self {
        case .initial: "initial"
        case .loading: "loading"
        case .refreshing: "refreshing"
        case .loaded: "loaded"
        case .noContent: "no content"
        case .error: "error"
        }
    }
}
