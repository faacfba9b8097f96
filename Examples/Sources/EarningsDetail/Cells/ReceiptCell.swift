import CollectionViewKit

/// A receipt in small; it leads to the receipt in large.
final class ReceiptCell: CollectionViewCell {
    private let imageView = ImageView(roles: ["receipt-thumbnail"])

    required init() {
        super.init(element: .button, roles: ["receipt-cell"])
        imageView.drawnWidth = 120
        addSubview(imageView)
    }

    func show(_ picture: ReceiptPicture, label: String) {
        imageView.source = picture.source(describedAs: "")
        accessibilityLabel = EarningsStrings.current.receipts.view(label)
    }
}

/// The title of the shelf of receipts.
final class ShelfTitleView: CollectionReusableView {
    required init() {
        super.init(element: .box, roles: ["earnings-title"])
        let label = Label(.headline)
        label.text = EarningsStrings.current.sections.receipts
        label.headingLevel = 2
        addSubview(label)
    }
}
