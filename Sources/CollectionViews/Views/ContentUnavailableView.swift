import CollectionFormatting
import CollectionGeometry

/// A placeholder view for missing content.
///
/// ![Content that is loading, content that does not exist, and a failure with a button](view-content-unavailable-view)
///
/// ```swift
/// let view = ContentUnavailableView(.loading())
/// view.button.addTarget(self) { $0.load() }
/// collectionView.backgroundView = view
/// ```
///
/// A screen shows one with ``ViewController/contentUnavailableConfiguration``, a section of a list with a
/// ``ContentUnavailableReusableView``.
public final class ContentUnavailableView: View {
    /// The button below the text. Its title is that of the configuration.
    public let button = Button("", kind: .tinted)
    private let indicator = ActivityIndicator(style: .large)
    private let sign = View(.box, styleClasses: ["unavailable-sign"])
    /// The drawing in the sign; `nil` until a configuration has one.
    private var drawing: Drawing?
    private let textLabel = Label(.title3, styleClasses: ["is-multiline", "is-centered"])
    private let secondaryLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline", "is-centered"])

    /// What is shown; `nil` for nothing, which hides the view.
    public var configuration: ContentUnavailableConfiguration? {
        didSet { if configuration != oldValue { show() } }
    }

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - configuration: What is shown.
    ///   - loadingTitle: The name of the activity indicator for assistive technology; `nil` for "Loading" in the language of the app.
    public init(_ configuration: ContentUnavailableConfiguration? = nil, loadingTitle: String? = nil) {
        super.init(.box, styleClasses: ["content-unavailable"])
        indicator.accessibilityLabel =
            loadingTitle ?? libraryText("Loading", german: "Wird geladen", arabic: "جارٍ التحميل")
        for view in [indicator, sign, textLabel, secondaryLabel, button] as [View] { addSubview(view) }
        self.configuration = configuration
        show()
    }

    private func show() {
        isHidden = configuration.isNil
        let shown = configuration ?? .empty()
        indicator.isAnimating = configuration?.reason == .loading
        sign.isHidden = shown.reason == .loading
        showSymbol(shown.symbol)
        sign.setStyleClass("is-search", shown.symbol == nil && shown.reason == .search)
        sign.setStyleClass("is-failure", shown.symbol == nil && shown.reason == .failure)
        // A failure is read out when it appears.
        setAttribute(.accessibilityRole, configuration?.reason == .failure ? "alert" : nil)
        show(shown.text, in: textLabel)
        show(shown.secondaryText, in: secondaryLabel)
        button.title = shown.buttonTitle
        button.isHidden = shown.buttonTitle.isEmpty
        button.accessibilityLabel = shown.text.isEmpty ? nil : shown.buttonTitle + ": " + shown.text
    }

    private func showSymbol(_ symbol: BezierPath?) {
        sign.setStyleClass("is-drawn", symbol != nil)
        if symbol != nil, drawing == nil {
            let drawing = Drawing()
            self.drawing = drawing
            sign.addSubview(drawing)
        }
        drawing?.path = symbol ?? BezierPath()
    }

    private func show(_ text: String, in label: Label) {
        label.text = text
        label.isHidden = text.isEmpty
    }
}

/// A ``ContentUnavailableView`` in a list: the placeholder of a section.
///
/// ```swift
/// let placeholders = SupplementaryRegistration<ContentUnavailableReusableView>(elementKind: .placeholder) { view, _, path in
///     view.contentView.configuration = aggregate.section(at: path.section)?.placeholder.map { .init($0.placeholder) }
///     view.contentView.button.setAction { aggregate.retry(section: path.section) }
/// }
/// ```
public final class ContentUnavailableReusableView: CollectionReusableView {
    /// The view.
    public let contentView = ContentUnavailableView()

    /// Creates an empty view.
    public required init() {
        super.init(element: .box, styleClasses: ["content-unavailable-item"])
        addSubview(contentView)
    }
}

extension ViewController {
    /// The placeholder for the content of the screen, below its bar; `nil`, the default, for the content itself. One that is higher than
    /// the room below the bar is scrolled.
    ///
    /// The button of the view is ``contentUnavailableView``'s.
    public var contentUnavailableConfiguration: ContentUnavailableConfiguration? {
        get { unavailableContent == nil ? nil : contentUnavailableView.configuration }
        set { if !newValue.isNil || unavailableContent != nil { contentUnavailableView.configuration = newValue } }
    }

    /// The view of ``contentUnavailableConfiguration``. The first use adds it to the screen's view, hidden.
    public var contentUnavailableView: ContentUnavailableView {
        // Only this property sets it.
        if let unavailableContent { return unsafeDowncast(unavailableContent, to: ContentUnavailableView.self) }
        let content = ContentUnavailableView()
        content.setStyleClass("covers-screen", true)
        unavailableContent = content
        view.addSubview(content)
        return content
    }
}
