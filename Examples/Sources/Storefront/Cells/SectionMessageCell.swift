import CollectionViewKit
import SharedScreens

/// A message in place of the items of one section, with a button that requests them again.
final class SectionMessageCell: CollectionViewCell {
    let titleLabel = Label(.callout)
    let textLabel = Label(.footnote, styleClasses: ["is-secondary"])
    let retryButton = Button(ShopStrings.current.tryAgain, style: .footnote, styleClasses: ["section-action"])

    required init() {
        super.init(element: .box, styleClasses: ["section-message"])
        ContentLanguage.mark([textLabel])
        addSubview(titleLabel)
        addSubview(textLabel)
        addSubview(retryButton)
    }
}

extension SectionMessageCell {
    /// The height of the cell, in points.
    static func height(in environment: HostEnvironment) -> Double {
        (environment.lineHeight(of: .body) * 5).rounded()
    }

    /// Shows that a section could not be loaded.
    func showFailure(of section: PageSection) {
        let failure = section.failure
        titleLabel.text = failure?.title ?? ShopStrings.current.partFailed
        textLabel.text = failure?.text ?? ""
        ContentLanguage.mark([titleLabel], isContent: failure?.title != nil)
        retryButton.isHidden = failure?.canRetry == false
        retryButton.accessibilityLabel = retryButton.title + ": " + (section.spokenName ?? titleLabel.text)
    }

    func showEmpty(_ empty: EmptyContent?) {
        titleLabel.text = empty?.title ?? ShopStrings.current.empty
        textLabel.text = empty?.text ?? ""
        ContentLanguage.mark([titleLabel], isContent: empty?.title != nil)
        retryButton.isHidden = true
    }
}
