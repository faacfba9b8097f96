import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A line of the bag: the product, how many of it there are and what they cost.
final class BagLineCell: CollectionViewCell {
    private let imageView = ImageView(styleClasses: ["bag-picture"])
    private let brandLabel = Label(.footnote, styleClasses: ["is-strong"])
    private let nameLink = View(.link, styleClasses: ["bag-name"])
    private let nameLabel = Label(.body, styleClasses: ["is-multiline"])
    private let sizeLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let priceLabel = Label(.headline, styleClasses: ["is-numeric"])
    private let quantityLabel = Label(.footnote, styleClasses: ["is-secondary", "is-numeric"])
    private let stepper = Stepper(minimumValue: 1, maximumValue: BagContract.maximumQuantity)
    private let removeButton = Button(style: .footnote, styleClasses: ["bag-remove"])

    required init() {
        super.init(element: .box, styleClasses: ["bag-line"])
        imageView.drawnWidth = 96
        ContentLanguage.mark([imageView, nameLabel])
        nameLink.addSubview(nameLabel)
        let controls = Stack(
            .horizontal, spacing: .small, alignment: .center, styleClasses: ["bag-controls"],
            [quantityLabel, stepper, removeButton])
        controls.wraps = true
        addSubview(imageView)
        addSubview(
            Stack(
                .vertical, styleClasses: ["bag-texts"], [brandLabel, nameLink, sizeLabel, priceLabel, controls]))
    }
}

extension BagLineCell {
    /// Shows a line, whose controls change it.
    func show(_ line: BagLine, _ services: StorefrontServices) {
        let strings = BagStrings.current
        let product = line.item.product
        imageView.source = product.picture.flatMap { ImageSource($0) }
        brandLabel.text = product.brand
        nameLabel.text = product.name
        let path = Route(page: "product", id: "\(product.id)").path
        nameLink.setAttribute(.destination, path)
        nameLink.setAction { services.open(path) }
        sizeLabel.text = line.item.size.map { strings.bag.size($0) } ?? ""
        sizeLabel.isHidden = line.item.size == nil
        priceLabel.text = line.price.text
        quantityLabel.text = strings.bag.quantityOf(NumberText.grouped(line.quantity))
        stepper.value = line.quantity
        stepper.accessibilityLabel = line.item.name
        stepper.setAction { services.bag.setQuantity($0, of: line.id) }
        removeButton.title = strings.bag.remove
        removeButton.accessibilityLabel = strings.bag.removeProduct(line.item.name)
        removeButton.setAction { services.bag.remove(line.id) }
    }
}
