import CollectionViewKit
import SharedScreens

/// The head of a show's screen: its poster, its name and where it stands.
final class ShowHeaderView: CollectionReusableView {
    let retryButton = Button(PortalStrings.current.loading.tryAgain, kind: .tinted, style: .footnote)

    private let poster = ImageView(styleClasses: ["show-poster"])
    private let nameLabel = Label(.title2, styleClasses: ["is-multiline"])
    private let studioLabel = Label(.subheadline, styleClasses: ["is-secondary"])
    private let badge = Badge()
    private var shownShow: Show?
    private var shownError: LoadError?

    required init() {
        super.init(element: .box, styleClasses: ["show-header", "stack-horizontal"])
        let status = Stack(.horizontal, styleClasses: ["show-status"], [badge])
        addSubview(poster)
        let texts = [nameLabel, studioLabel, status, retryButton] as [View]
        addSubview(Stack(.vertical, spacing: .tight, alignment: .leading, styleClasses: ["show-texts"], texts))
        update(nil, error: nil)
    }

    override func layoutSubviews() {
        guard let environment = context?.environment else { return }
        poster.drawnWidth = Self.posterWidth(
            windowWidth: environment.windowSize.width, textScale: environment.textScale)
    }

    /// The width of the poster, in points, as the style sheet has it: it grows with the text where the window is wide enough. On a phone
    /// the poster is narrower.
    ///
    /// - Parameters:
    ///   - windowWidth: The width of the window, in points.
    ///   - textScale: The size of text, as a factor of the usual one.
    static func posterWidth(windowWidth: Double, textScale: Double) -> Double {
        min(160 * max(1, textScale), max(160, 0.12 * windowWidth))
    }

    /// Shows a show, that it could not be loaded, or its outline.
    func show(_ show: Show?, error: LoadError?) {
        guard error != shownError || show != shownShow else { return }
        shownShow = show
        shownError = error
        update(show, error: error)
    }

    private func update(_ show: Show?, error: LoadError?) {
        setStyleClass("is-placeholder", show.isNil && error.isNil)
        poster.source = show?.poster
        // The outline is as high as the lines that will come.
        nameLabel.text = show?.name ?? (error.isNil ? "\u{A0}" : PortalStrings.current.header.failure)
        nameLabel.headingLevel = show.isNil ? nil : 2
        ContentLanguage.mark([poster, nameLabel, studioLabel], isContent: !show.isNil)
        studioLabel.text = show?.studio ?? error?.message ?? "\u{A0}"
        studioLabel.numberOfLines = show.isNil ? 0 : 1
        badge.text = show?.status?.title ?? ""
        badge.kind = show?.status?.kind ?? .neutral
        retryButton.isHidden = error.isNil
        retryButton.accessibilityLabel = error.isNil ? nil : retryButton.title + ": " + nameLabel.text
        invalidateIntrinsicContentSize()
    }
}

/// The segments of a show's screen. It stays in sight.
final class SegmentBarView: CollectionReusableView {
    let control = SegmentedControl(ShowSegment.allCases.map { $0.title })

    required init() {
        super.init(element: .box, styleClasses: ["segment-bar"])
        control.showsTabs = true
        control.accessibilityLabel = PortalStrings.current.header.segments
        addSubview(control)
    }
}
