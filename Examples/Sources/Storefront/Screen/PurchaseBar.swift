import CollectionViewKit

/// A bar at the bottom of the page of a product, with the button that puts it into the bag.
///
/// It takes the place of the button among the texts of the page where these are so large that the button would be seen only after scrolling.
final class PurchaseBar: View {
    private let addButton = Button(BagStrings.current.product.addToBag, kind: .filled)

    /// Creates a bar that is hidden.
    ///
    /// - Parameters:
    ///   - purchase: What the button changes.
    ///   - missingSizeHandler: Called when the button was pressed and a size is to be chosen first.
    init(_ purchase: ProductPurchase, missingSizeHandler: @escaping () -> Void) {
        super.init(.box, styleClasses: ["purchase-bar"])
        isHidden = true
        addSubview(addButton)
        addButton.addAction { [bar = Weak(self)] in
            purchase.addToBag()
            guard purchase.isSizeMissing else { return }
            bar.object?.send(.announce(BagStrings.current.product.chooseSize))
            missingSizeHandler()
        }
    }
}

extension PurchaseBar {
    /// Whether the button stands in the bar rather than among the texts of the page: where texts are large and below the pictures.
    static func isNeeded(in environment: HostEnvironment) -> Bool {
        environment.textScale >= 1.4 && environment.windowSize.width < 28 * environment.lineHeight(of: .body)
    }
}
