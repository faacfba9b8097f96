import CollectionViewKit

/// The receipts of a transaction in large, over everything else.
final class ReceiptViewer: ModalView {
    private let zoomView = ZoomView()
    private let titleLabel = Label(.headline, roles: ["viewer-title"])
    private let closeButton = Button(roles: ["viewer-button", "sign-close"])
    private let smallerButton = Button(roles: ["viewer-button", "sign-smaller"])
    private let largerButton = Button(roles: ["viewer-button", "sign-larger"])
    private let previousButton = Button(roles: ["viewer-button", "sign-previous"])
    private let nextButton = Button(roles: ["viewer-button", "sign-next"])

    private var pictures: [(picture: ReceiptPicture, label: String)] = []
    private var index = 0

    init() {
        super.init("Receipt", roles: ["receipt-viewer"])
        for (button, name) in [
            (closeButton, "Close"), (smallerButton, "Zoom out"), (largerButton, "Zoom in"),
            (previousButton, "Previous part"), (nextButton, "Next part"),
        ] {
            button.accessibilityLabel = name
        }
        titleLabel.headingLevel = 1
        let bar: [View] = [closeButton, titleLabel, previousButton, nextButton, smallerButton, largerButton]
        addSubview(Stack(.horizontal, spacing: .tight, alignment: .center, roles: ["viewer-bar"], bar))
        addSubview(zoomView)
    }

    override var preferredFocus: View { zoomView }

    override func handle(_ event: HostEvent) -> Bool {
        guard isPresented else { return false }
        switch event {
        case .activated(let node) where view(for: node) != nil: return activate(node)
        case .keyPressed(let key, let node) where node == .none || view(for: node) != nil:
            if press(key) { return true }
        case .typed(let letter, let node) where view(for: node) != nil: return type(letter)
        default: break
        }
        return super.handle(event)
    }
}

extension ReceiptViewer {
    /// Shows one of some receipts over everything else.
    func show(
        _ pictures: [(picture: ReceiptPicture, label: String)], at index: Int, in context: HostContext,
        from node: NodeID
    ) {
        self.pictures = pictures
        present(in: context, from: node)
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

    /// Closures in the buttons would have to hold the viewer, which owns them.
    private func activate(_ node: NodeID) -> Bool {
        if closeButton.view(for: node) != nil {
            dismiss()
        } else if smallerButton.view(for: node) != nil {
            zoomView.zoom(by: 1 / 1.5)
        } else if largerButton.view(for: node) != nil {
            zoomView.zoom(by: 1.5)
        } else if previousButton.view(for: node) != nil {
            turn(by: -1)
        } else if nextButton.view(for: node) != nil {
            turn(by: 1)
        }
        return true
    }

    private func press(_ key: Key) -> Bool {
        if zoomView.move(key) { return true }
        switch key {
        case .pageUp, .left: turn(by: -1)
        case .pageDown, .right: turn(by: 1)
        case .home: zoomView.reset()
        default: return false
        }
        return true
    }

    private func type(_ letter: String) -> Bool {
        // The equals sign is the plus key without shift.
        switch letter.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: "="): zoomView.zoom(by: 1.5)
        case UInt8(ascii: "-"): zoomView.zoom(by: 1 / 1.5)
        case UInt8(ascii: "0"): zoomView.reset()
        default: return false
        }
        return true
    }
}
