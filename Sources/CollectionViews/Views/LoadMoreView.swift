public import CollectionDataSources
import CollectionFormatting

/// Shows the state of an end of a list that is loaded in parts: that the next part is being loaded, that it could not be loaded, with a
/// button that loads it again, or that this is the end of the list.
///
/// ![A spinning ring, a failure with a button, and the sentence at the end of a list](view-load-more-view)
///
/// ```swift
/// let view = LoadMoreView()
/// view.retryButton.addTarget(self) { $0.loader.loadMore() }
/// view.state = loader.more.state
/// ```
///
/// It shows nothing while a further part is known and not being loaded. It is as high then as while the part is being loaded, so that
/// the list does not move when it is requested.
///
/// A failure, and the end where it follows a part that was loaded, are announced to users of assistive technology. Where the button
/// had the focus when it is hidden, the view has it.
///
/// A collection view has it as a ``LoadMoreReusableView``, in a footer, or in a header for the parts before the first one.
public final class LoadMoreView: View {
    /// Localized strings.
    public struct Strings: Hashable, Sendable {
        /// The name of the activity indicator for assistive technology.
        public var loading: String
        /// The sentence before that of the error; empty for the sentence of the error alone.
        public var failure: String
        /// The title of the button.
        public var retry: String
        /// The sentence at the end of the list; empty for none.
        public var end: String

        /// Creates the strings; `nil` for the library's own in the language of the app.
        public init(loading: String? = nil, failure: String? = nil, retry: String? = nil, end: String? = nil) {
            self.loading =
                loading ?? libraryText("Loading more", german: "Weitere werden geladen", arabic: "جارٍ تحميل المزيد")
            self.failure =
                failure
                ?? libraryText(
                    "More could not be loaded.", german: "Weitere konnten nicht geladen werden.",
                    arabic: "تعذّر تحميل المزيد.")
            self.retry =
                retry ?? libraryText("Try again", german: "Noch einmal versuchen", arabic: "حاول مرة أخرى")
            self.end = end ?? libraryText("That is all.", german: "Das ist alles.", arabic: "هذا كل شيء.")
        }
    }

    /// The button that loads the next part again after a failure. Its title is that of the ``strings``.
    public let retryButton = Button("", kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, styleClasses: ["is-secondary", "is-multiline", "is-centered"])

    /// Called when the view may have another height.
    var heightChangeHandler: (() -> Void)?

    /// The localized strings.
    public var strings: Strings {
        didSet { if strings != oldValue { show() } }
    }

    /// The state that is shown.
    public var state = LoadMoreStateMachine.State.idle {
        didSet {
            guard state != oldValue else { return }
            show()
            if case .loading = oldValue, !label.text.isEmpty { send(.announce(label.text)) }
        }
    }

    /// Creates a view that shows nothing.
    ///
    /// - Parameter strings: The localized strings; by default the library's own in the language of the app.
    public init(strings: Strings = Strings()) {
        self.strings = strings
        super.init(.box, styleClasses: ["load-more-view"])
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
        show()
    }

    private func show() {
        var text = ""
        var (isLoading, canRetry) = (false, false)
        switch state {
        case .idle, .ready: break
        case .loading: isLoading = true
        case .failed(_, let error):
            text = strings.failure.isEmpty ? error.sentence : strings.failure + " " + error.sentence
            canRetry = true
        case .exhausted: text = strings.end
        }
        indicator.accessibilityLabel = strings.loading
        indicator.isAnimating = isLoading
        label.text = text
        label.isHidden = text.isEmpty
        retryButton.title = strings.retry
        retryButton.accessibilityLabel = canRetry ? strings.retry + ": " + text : nil
        if !canRetry, retryButton.containsFocus {
            setAttribute(.tabIndex, "-1")
            focus()
        }
        retryButton.isHidden = !canRetry
        heightChangeHandler?()
    }
}

/// A ``LoadMoreView`` in a collection view: the footer of a list that is loaded in parts, or the header of one that begins in the
/// middle.
///
/// ```swift
/// let footers = SupplementaryRegistration<LoadMoreReusableView>(elementKind: .sectionFooter) { view, _, _ in
///     view.contentView.state = episodes.loadMoreState
///     view.contentView.retryButton.setAction { episodes.loadMore() }
/// }
/// ```
///
/// It requests another height when its content changes.
public final class LoadMoreReusableView: CollectionReusableView {
    /// The view.
    public let contentView = LoadMoreView()

    /// Creates a view that shows nothing.
    public required init() {
        super.init(element: .box, styleClasses: ["load-more-item"])
        addSubview(contentView)
        contentView.heightChangeHandler = { [view = Weak(self)] in view.object?.invalidateIntrinsicContentSize() }
    }

    /// Shows nothing, so that the state of another list is not announced as one that follows.
    public override func prepareForReuse() {
        super.prepareForReuse()
        contentView.state = .idle
    }
}
