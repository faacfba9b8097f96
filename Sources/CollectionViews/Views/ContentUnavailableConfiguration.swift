public import CollectionDataSources

/// A placeholder for missing content: content is loading, there is none, a search finds none, or
/// it could not be loaded.
///
/// ```swift
/// var empty = ContentUnavailableConfiguration.empty()
/// empty.text = "No notes yet"
/// empty.secondaryText = "Write the first one."
/// empty.buttonTitle = "New note"
/// contentUnavailableConfiguration = empty
/// ```
///
/// See UIKit's `UIContentUnavailableConfiguration`. Strings are those of the app: the library has none.
public struct ContentUnavailableConfiguration: Equatable, Sendable {
    /// The reason why the content is missing.
    public var reason: Reason
    /// The heading; empty for none.
    public var text = ""
    /// A sentence below the heading; empty for none.
    public var secondaryText = ""
    /// The title of the button; empty for no button. ``ContentUnavailableView/button`` has its action.
    public var buttonTitle = ""

    /// A drawing in place of the sign of the reason, such as an empty bag, in points of a square of 24; `nil` for the sign. It is
    /// stroked in the colour of secondary text. There is none while content is being loaded.
    public var symbol: BezierPath?

    /// The reason why content is missing.
    public enum Reason: Hashable, Sendable {
        /// It is being loaded.
        case loading
        /// There is no content.
        case empty
        /// A search has no results.
        case search
        /// It could not be loaded. Assistive technology reads it out.
        case failure
    }

    /// Creates a configuration without text.
    public init(_ reason: Reason) { self.reason = reason }

    /// Content that is being loaded: an activity indicator.
    public static func loading() -> Self { Self(.loading) }

    /// Content that does not exist.
    public static func empty() -> Self { Self(.empty) }

    /// A search without results.
    public static func search() -> Self { Self(.search) }

    /// Content that could not be loaded.
    public static func failure() -> Self { Self(.failure) }

    /// The text of a placeholder of a data source.
    public init(_ placeholder: Placeholder) {
        self.init(
            placeholder.reason == .loading ? .loading : placeholder.reason == .error ? .failure : .empty)
        text = placeholder.title
        secondaryText = placeholder.message
        buttonTitle = placeholder.retryTitle
    }
}
