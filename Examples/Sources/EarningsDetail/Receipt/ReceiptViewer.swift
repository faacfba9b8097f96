import CollectionViewKit

/// The receipts of a transaction in large, over everything else.
final class ReceiptViewer: ModalView {
    private let zoomView = ZoomView()
    private let titleLabel = Label(.headline, styleClasses: ["viewer-title"])
    private let closeButton = Button(styleClasses: ["viewer-button", "sign-close"])
    private let smallerButton = Button(styleClasses: ["viewer-button", "sign-smaller"])
    private let largerButton = Button(styleClasses: ["viewer-button", "sign-larger"])
    private let previousButton = Button(styleClasses: ["viewer-button", "sign-previous"])
    private let nextButton = Button(styleClasses: ["viewer-button", "sign-next"])

    private var pictures: [(picture: ReceiptPicture, label: String)] = []
    private var index = 0

    init() {
        let strings = EarningsStrings.current
        super.init(strings.receipts.receipt, styleClasses: ["receipt-viewer"])
        for (button, name) in [
            (closeButton, strings.receipts.close), (smallerButton, strings.receipts.zoomOut),
            (largerButton, strings.receipts.zoomIn),
            (previousButton, strings.receipts.previous), (nextButton, strings.receipts.next),
        ] {
            button.accessibilityLabel = name
        }
        closeButton.addTarget(self) { $0.dismiss() }
        smallerButton.addTarget(zoomView) { $0.zoom(by: 1 / 1.5) }
        largerButton.addTarget(zoomView) { $0.zoom(by: 1.5) }
        previousButton.addTarget(self) { $0.turn(by: -1) }
        nextButton.addTarget(self) { $0.turn(by: 1) }
        titleLabel.headingLevel = 1
        let bar: [View] = [closeButton, titleLabel, previousButton, nextButton, smallerButton, largerButton]
        addSubview(Stack(.horizontal, spacing: .tight, alignment: .center, styleClasses: ["viewer-bar"], bar))
        addSubview(zoomView)
    }

    override var preferredFocus: View { zoomView }

    override func keyPressed(_ key: Key) -> Bool {
        if zoomView.move(key) { return true }
        switch key {
        case .pageUp, .left: turn(by: -1)
        case .pageDown, .right: turn(by: 1)
        case .home: zoomView.reset()
        default: return super.keyPressed(key)
        }
        return true
    }

    override func keyTyped(_ character: String) -> Bool {
        // The equals sign is the plus key without shift.
        switch character.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: "="): zoomView.zoom(by: 1.5)
        case UInt8(ascii: "-"): zoomView.zoom(by: 1 / 1.5)
        case UInt8(ascii: "0"): zoomView.reset()
        default: return false
        }
        return true
    }
}

extension ReceiptViewer {
    /// Takes receipts to look through, and shows one of them.
    func take(_ pictures: [(picture: ReceiptPicture, label: String)], at index: Int) {
        self.pictures = pictures
        show(at: index)
    }

    private func show(at index: Int) {
        guard pictures.indices.contains(index) else { return }
        self.index = index
        titleLabel.text = pictures[index].label
        accessibilityLabel = pictures[index].label
        zoomView.show(pictures[index].picture, label: pictures[index].label)
        previousButton.isHidden = pictures.count == 1
        nextButton.isHidden = pictures.count == 1
        previousButton.isEnabled = index > 0
        nextButton.isEnabled = index < pictures.count - 1
    }

    private func turn(by places: Int) {
        guard pictures.indices.contains(index + places) else { return }
        show(at: index + places)
        send(.announce(pictures[index].label))
    }
}
