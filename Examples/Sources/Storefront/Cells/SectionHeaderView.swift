import CollectionViewKit
import SharedScreens

/// The title of a section, and the link to all of it.
final class SectionHeaderView: CollectionReusableView {
    let titleLabel = Label(.title3, styleClasses: ["section-title"])
    let subtitleLabel = Label(.footnote, styleClasses: ["is-secondary", "section-subtitle"])
    let actionLink = View(.link, styleClasses: ["button", "section-action"])
    private let actionLabel = Label(.footnote)

    required init() {
        super.init(element: .box, styleClasses: ["section-header"])
        ContentLanguage.mark([titleLabel, subtitleLabel, actionLink])
        titleLabel.setAttribute(.accessibilityRole, "heading")
        titleLabel.setAttribute(.headingLevel, "2")
        addSubview(titleLabel)
        addSubview(subtitleLabel)
        actionLink.addSubview(actionLabel)
        addSubview(actionLink)
    }

    override func layoutSubviews() {
        guard let context else { return }
        titleLabel.numberOfLines = Self.numberOfLines(width: size.width, in: context.environment)
    }
}

extension SectionHeaderView {
    /// The height of a header, in points.
    ///
    /// - Parameters:
    ///   - width: The width of the page, in points.
    ///   - environment: The place the screen is in, for the heights of lines.
    static func height(width: Double, in environment: HostEnvironment) -> Double {
        let lines = Double(numberOfLines(width: width, in: environment))
        return (environment.lineHeight(of: .title3) * (lines + 1.25)).rounded()
    }

    /// How many lines a title has at most: two or three where the text is so large that few words fit.
    private static func numberOfLines(width: Double, in environment: HostEnvironment) -> Int {
        let room = width / environment.lineHeight(of: .title3)
        return room < 8 ? 3 : room < 12 ? 2 : 1
    }

    /// Shows the title of a section, or the outline of one while `section` is `nil`.
    func show(_ section: PageSection?) {
        setStyleClass("is-placeholder", section.isNil)
        titleLabel.text = section?.title ?? ""
        titleLabel.isHidden = !section.isNil && section?.title == nil
        subtitleLabel.text = section?.subtitle ?? ""
        subtitleLabel.isHidden = section?.subtitle == nil
        let action = section?.header?.label
        actionLabel.text = action ?? ""
        // The links of all sections show the same text.
        actionLink.accessibilityLabel = action.flatMap { action in section?.spokenName.map { action + ": " + $0 } }
        actionLink.isHidden = (section?.header).isNil
    }
}
