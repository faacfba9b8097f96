import CollectionViewKit

/// A receipt in small; it leads to the receipt in large.
final class ReceiptCell: CollectionViewCell {
    private let imageView = ImageView(styleClasses: ["receipt-thumbnail"])

    required init() {
        super.init(element: .button, styleClasses: ["receipt-cell"])
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
        super.init(element: .box, styleClasses: ["earnings-title"])
        let label = Label(.headline)
        label.text = EarningsStrings.current.sections.receipts
        label.headingLevel = 2
        addSubview(label)
    }
}
