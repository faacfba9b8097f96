/// The content of a list row: a title, a line below it and an image before both, each of which is optional.
///
/// ```swift
/// let rows = CellRegistration<CollectionViewCell, Account> { cell, _, account in
///     var content = ListContentConfiguration()
///     content.text = account.name
///     content.secondaryText = account.balance
///     cell.setContentConfiguration(content)
/// }
/// ```
public struct ListContentConfiguration: ContentConfiguration {
    /// The title.
    public var text = ""
    /// The line below the title; empty for none.
    public var secondaryText = ""
    /// The level of the title as a heading, from 1; `nil` if it is not a heading. The default is `nil`, and 2 in ``header()``.
    public var headingLevel: Int?
    /// The image before the strings; `nil` for none.
    public var image: ImageSource?
    /// The width of the image, in points.
    public var imageWidth = 40.0

    /// Creates content with a title and an optional line below it.
    public init(text: String = "", secondaryText: String = "") {
        self.text = text
        self.secondaryText = secondaryText
    }

    /// The content of a section's header: its title is a heading of level 2, below the title of the screen.
    ///
    /// See UIKit's `UIListContentConfiguration.header()`.
    public static func header() -> Self {
        var content = Self()
        content.headingLevel = 2
        return content
    }

    /// Makes an empty row.
    public func makeContentView() -> ListContentView { ListContentView() }

    /// Updates the row to show the content.
    public func apply(to view: ListContentView) {
        view.textLabel.text = text
        view.textLabel.headingLevel = headingLevel
        view.secondaryTextLabel.text = secondaryText
        view.secondaryTextLabel.isHidden = secondaryText.isEmpty
        view.imageView.drawnWidth = imageWidth
        view.imageView.source = image
        view.imageView.isHidden = image == nil
        view.setStyleClass("has-image", image != nil)
    }
}

/// The view of a ``ListContentConfiguration``. The style sheet places its parts.
public final class ListContentView: View {
    /// The image before the strings.
    public let imageView = ImageView(styleClasses: ["list-content-image"])
    /// The title.
    public let textLabel = Label(.body, styleClasses: ["is-multiline"])
    /// The line below the title.
    public let secondaryTextLabel = Label(.subheadline, styleClasses: ["is-multiline", "is-secondary"])

    /// Creates an empty row.
    public init() {
        super.init(.box, styleClasses: ["list-content"])
        let texts = View(.box, styleClasses: ["list-content-texts"])
        texts.addSubview(textLabel)
        texts.addSubview(secondaryTextLabel)
        addSubview(imageView)
        addSubview(texts)
    }
}
