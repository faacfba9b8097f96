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
}

extension SectionHeaderView {
    /// The height of a header, in points.
    static func height(in environment: HostEnvironment) -> Double {
        (environment.lineHeight(of: .title3) * 2.25).rounded()
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
