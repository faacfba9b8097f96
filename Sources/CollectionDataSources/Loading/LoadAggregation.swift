/// The combined state of the loads of several sources, for the source that holds them.
///
/// ```swift
/// LoadAggregation(of: children.map { $0.loadStatus })  // .settled(.content) once one has content and none is loading
/// ```
public enum LoadAggregation: Equatable, Sendable {
    /// No load of theirs was requested.
    case idle
    /// Some are still loading.
    case inProgress
    /// All have ended.
    case settled(LoadResult)
}

extension LoadAggregation {
    /// What happens when some sources fail and others do not.
    public enum FailurePolicy: Hashable, Sendable {
        /// What there is, is shown: the whole has content if any part has, has failed if no part has content and any part
        /// has failed, and has no content otherwise. Each part that failed says so in its own place.
        case showsWhatLoaded
        /// The whole has failed if any part has failed and has nothing to show.
        case failsAsWhole
    }

    /// Combines statuses. Those of sources that never loaded do not count.
    ///
    /// - Complexity: O(*n*) for *n* statuses.
    public init(of statuses: [LoadStatus], policy: FailurePolicy = .showsWhatLoaded) {
        var hasContent = false
        var isLoaded = false
        var error: LoadError?
        for status in statuses {
            if status.state.isInProgress {
                self = .inProgress
                return
            }
            if status.state == .initial { continue }
            isLoaded = true
            if status.placeholderReason == nil { hasContent = true }
            if status.placeholderReason == .error, error == nil { error = status.error }
        }
        if !isLoaded {
            self = .idle
        } else if let error, policy == .failsAsWhole || !hasContent {
            self = .settled(.failure(error))
        } else {
            self = .settled(hasContent ? .content : .noContent)
        }
    }
}
