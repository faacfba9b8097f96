public import CollectionDataSources
import CollectionGeometry

/// A placeholder for missing content: content is loading, there is none, a search finds none, or
/// it could not be loaded.
///
/// ```swift
/// contentUnavailableConfiguration = .empty(
///     "No notes yet", secondaryText: "Write the first one.", buttonTitle: "New note")
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

    /// Content that does not exist: a heading, a sentence below it and a button, each of which is left out where it is empty.
    public static func empty(_ text: String = "", secondaryText: String = "", buttonTitle: String = "") -> Self {
        Self(.empty, text, secondaryText, buttonTitle)
    }

    /// A search without results, with the strings of ``empty(_:secondaryText:buttonTitle:)``.
    public static func search(_ text: String = "", secondaryText: String = "", buttonTitle: String = "") -> Self {
        Self(.search, text, secondaryText, buttonTitle)
    }

    /// Content that could not be loaded, with the strings of ``empty(_:secondaryText:buttonTitle:)``.
    public static func failure(_ text: String = "", secondaryText: String = "", buttonTitle: String = "") -> Self {
        Self(.failure, text, secondaryText, buttonTitle)
    }

    private init(_ reason: Reason, _ text: String, _ secondaryText: String, _ buttonTitle: String) {
        self.reason = reason
        self.text = text
        self.secondaryText = secondaryText
        self.buttonTitle = buttonTitle
    }

    /// The text of a placeholder of a data source.
    public init(_ placeholder: Placeholder) {
        self.init(
            placeholder.reason == .loading ? .loading : placeholder.reason == .error ? .failure : .empty)
        text = placeholder.title
        secondaryText = placeholder.message
        buttonTitle = placeholder.retryTitle
    }
}

extension ContentUnavailableConfiguration {
    /// Whether both have the same values. Strings are compared by their bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.reason == right.reason && left.text.hasSameBytes(as: right.text)
            && left.secondaryText.hasSameBytes(as: right.secondaryText)
            && left.buttonTitle.hasSameBytes(as: right.buttonTitle) && left.symbol == right.symbol
    }
}
