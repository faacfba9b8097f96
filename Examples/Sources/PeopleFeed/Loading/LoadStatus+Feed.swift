import CollectionViewKit

extension LoadStatus {
    /// What stands in place of the feed or of a profile: that it is loading, or why it did not come.
    func unavailable(failure title: String) -> ContentUnavailableConfiguration? {
        switch placeholderReason {
        case .noContent, nil: nil
        case .loading: .loading()
        case .error:
            .failure(title, secondaryText: error?.sentence ?? "", buttonTitle: PeopleStrings.current.feed.tryAgain)
        }
    }
}
