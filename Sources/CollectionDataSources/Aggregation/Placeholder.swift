public import CollectionGeometry

/// What is shown in place of items while they are loaded, where there are none, or where loading them failed.
///
/// ```swift
/// reviews.placeholders.noContent = Placeholder(.noContent, title: "No reviews yet", image: "speech-bubble")
/// ```
///
/// Equal placeholders of sections that stand beside each other become one.
public struct Placeholder: Equatable, Sendable {
    /// What it states.
    public var reason: LoadStatus.PlaceholderReason
    /// The heading; empty for none.
    public var title: String
    /// A sentence; empty for none. An error without one shows ``LoadError/message``.
    public var message: String
    /// The name of an image; empty for none.
    public var image: String
    /// The title of the retry button; empty for no button. Only errors have one.
    public var retryTitle: String
    /// Its length.
    public var metrics: PlaceholderMetrics

    /// Creates a placeholder.
    public init(
        _ reason: LoadStatus.PlaceholderReason,
        title: String = "",
        message: String = "",
        image: String = "",
        retryTitle: String = "",
        metrics: PlaceholderMetrics = PlaceholderMetrics()
    ) {
        self.reason = reason
        self.title = title
        self.message = message
        self.image = image
        self.retryTitle = retryTitle
        self.metrics = metrics
    }

    /// Whether both state and show the same.
    @inline(never)  // What contains placeholders would compare them with copies of its own.
    public static func == (left: Placeholder, right: Placeholder) -> Bool {
        left.reason == right.reason && left.title == right.title && left.message == right.message
            && left.image == right.image && left.retryTitle == right.retryTitle && left.metrics == right.metrics
    }
}

/// The placeholders of a data source. Where one is missing, the items are shown as they are.
public struct DataSourcePlaceholders: Equatable, Sendable {
    /// Shown during the first load; by default a spinner without text.
    public var loading: Placeholder? = Placeholder(.loading)
    /// Shown where there is no content. The default is none: the section is empty.
    public var noContent: Placeholder?
    /// Shown where loading failed and there is nothing else to show; by default one without text.
    public var error: Placeholder? = Placeholder(.error)

    /// Creates the default placeholders.
    public init() {}
}

extension DataSourcePlaceholders {
    /// The placeholder for what covers the items, or `nil` where none is wanted.
    func placeholder(for reason: LoadStatus.PlaceholderReason?, _ error: LoadError?) -> Placeholder? {
        switch reason {
        case nil: return nil
        case .loading: return loading
        case .noContent: return noContent
        case .error:
            guard var placeholder = self.error else { return nil }
            if placeholder.message.isEmpty, let error { placeholder.message = error.message }
            return placeholder
        }
    }
}
