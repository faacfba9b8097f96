import CollectionViewKit

/// What a product is bought by on its page: its sizes, of which one is chosen, and buttons for the bag and the wishlist.
final class PurchaseView: View {
    private let sizeLabel = Label(.footnote, styleClasses: ["is-strong"])
    private let sizeControl = SegmentedControl()
    private let messageLabel = Label(.footnote, styleClasses: ["purchase-message"])
    private let addButton = Button(kind: .filled)
    private let wishButton = Button(kind: .tinted, styleClasses: ["sign-wish"])

    init() {
        super.init(.box, styleClasses: ["purchase"])
        // The control has the same name.
        sizeLabel.setAttribute(.isHiddenFromAccessibility, "true")
        let buttons = View(.box, styleClasses: ["purchase-buttons"])
        for button in [addButton, wishButton] { buttons.addSubview(button) }
        for view in [sizeLabel, sizeControl, messageLabel, buttons] as [View] { addSubview(view) }
    }
}

extension PurchaseView {
    /// Whether the button for the bag stands here rather than in a ``PurchaseBar``.
    var hasAddButton: Bool {
        get { !addButton.isHidden }
        set { addButton.isHidden = !newValue }
    }

    /// Moves the focus to the sizes.
    func focusSizes() { sizeControl.focus() }

    /// The height of the view at most where its sizes are on one line, in points: the buttons stand one below the other, where both are here.
    ///
    /// - Parameters:
    ///   - hasSizes: Whether there are sizes to choose from.
    ///   - environment: The place the screen is in, for the heights of lines.
    static func height(hasSizes: Bool, in environment: HostEnvironment) -> Double {
        // The style sheet counts in rem, of which a line of the text is 1.4.
        let rem = environment.lineHeight(of: .body) / 1.4
        let line = environment.lineHeight(of: .footnote)
        let buttons = (PurchaseBar.isNeeded(in: environment) ? 3.75 : 7.25) * rem
        return hasSizes ? buttons + 2 * line + 4 * rem : buttons
    }

    /// Shows what the user has chosen of a product that comes in sizes, or in none.
    func show(_ purchase: ProductPurchase, sizes: [String]) {
        let strings = BagStrings.current
        sizeLabel.text = strings.product.size
        sizeControl.accessibilityLabel = strings.product.size
        sizeControl.setTitles(sizes)
        sizeControl.selectedSegmentIndex = purchase.size.flatMap { sizes.firstIndex(of: $0) }
        sizeControl.setAttribute(.isInvalid, purchase.isSizeMissing ? "true" : nil)
        sizeControl.accessibilityHint = purchase.isSizeMissing ? strings.product.chooseSize : nil
        sizeControl.setAction { purchase.choose($0) }
        messageLabel.text = purchase.isSizeMissing ? strings.product.chooseSize : ""
        for view in [sizeLabel, sizeControl, messageLabel] as [View] { view.isHidden = sizes.isEmpty }
        addButton.title = strings.product.addToBag
        addButton.setAction { [view = Weak(self)] in
            purchase.addToBag()
            if purchase.isSizeMissing { view.object?.send(.announce(strings.product.chooseSize)) }
        }
        wishButton.title = purchase.isWished ? strings.product.removeFromWishlist : strings.product.addToWishlist
        // The title says what a press does: a button with the other title is not to be called pressed as well.
        wishButton.setStyleClass("is-selected", purchase.isWished)
        wishButton.setAction { purchase.toggleWish() }
    }
}
