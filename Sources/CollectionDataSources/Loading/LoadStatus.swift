/// A ``LoadState`` with what has to be known beside it: what was shown last, and the last error.
///
/// It is a value without effects. ``reduced(by:)`` contains all rules; ``LoadableContentStateMachine`` adds hooks.
///
/// ```swift
/// var status = LoadStatus()
/// status = status.reduced(by: .begin) ?? status             // loading
/// status = status.reduced(by: .finish(.content)) ?? status  // loaded
/// status.reduced(by: .finish(.content))                     // nil: there is no load under way
/// ```
public struct LoadStatus: Equatable, Sendable {
    /// The state.
    public internal(set) var state = LoadState.initial
    /// The result of the last load that did not fail.
    public internal(set) var shown = Shown.nothing
    /// Why the last load failed; `nil` in any state but ``LoadState/error``.
    public internal(set) var error: LoadError?

    /// Creates the status of content that was not requested.
    public init() {}

    /// What is known of the content.
    public enum Shown: Hashable, Sendable {
        /// Nothing was ever loaded.
        case nothing
        /// There is no content.
        case emptiness
        /// There is content.
        case content
    }

    /// What is shown in place of the items.
    public enum PlaceholderReason: Hashable, Sendable {
        /// A placeholder while they are loaded.
        case loading
        /// A placeholder for no items.
        case noContent
        /// A placeholder for a failure.
        case error
    }
}

extension LoadStatus {
    /// The status after an event, or `nil` when the event is not possible now and changes nothing.
    ///
    /// A load after an error is a refresh where there is content to keep, and a first load where there is none. What a
    /// load leaves unchanged is as it was before; where nothing was ever loaded there is no content. A load that is given
    /// up leaves what is shown.
    ///
    /// - Complexity: O(1).
    public func reduced(by event: LoadEvent) -> LoadStatus? {
        switch event {
        case .begin: begun
        case .finish(let result): state.isInProgress ? settled(result) : nil
        case .settle(let result): state.isSettled ? settled(result) : nil
        case .contentChanged(let isEmpty): changed(isEmpty: isEmpty)
        case .cancel: cancelled
        case .reset: LoadStatus()
        }
    }

    /// What is shown in place of the items, or `nil` where the items are shown.
    ///
    /// What is shown stays while it is loaded again, and when that fails.
    public var placeholderReason: PlaceholderReason? {
        switch state {
        case .initial, .loaded: nil
        case .loading: .loading
        case .refreshing: shown == .emptiness ? .noContent : nil
        case .noContent: .noContent
        case .error: shown == .content ? nil : .error
        }
    }
}

extension LoadStatus {
    private var begun: LoadStatus {
        var status = self
        status.error = nil
        switch state {
        case .initial: status.state = .loading
        case .loading, .refreshing: break
        case .loaded, .noContent: status.state = .refreshing
        case .error: status.state = shown == .content ? .refreshing : .loading
        }
        return status
    }

    private func settled(_ result: LoadResult) -> LoadStatus {
        var status = self
        switch result {
        case .content:
            status.state = .loaded
            status.shown = .content
        case .noContent:
            status.state = .noContent
            status.shown = .emptiness
        case .unchanged:
            guard state.isInProgress else { return self }
            return settled(shown == .content ? .content : .noContent)
        case .failure(let error):
            status.state = .error
            status.error = error
            return status
        }
        status.error = nil
        return status
    }

    private func changed(isEmpty: Bool) -> LoadStatus {
        switch state {
        case .loaded, .noContent:
            return settled(isEmpty ? .noContent : .content)
        case .refreshing, .error:
            var status = self
            if !isEmpty { status.shown = .content }
            if isEmpty, shown == .content { status.shown = .emptiness }
            return status
        case .initial, .loading:
            return self
        }
    }

    private var cancelled: LoadStatus {
        switch state {
        case .loading: LoadStatus()
        case .refreshing: settled(.unchanged)
        default: self
        }
    }
}
