import CollectionViewKit
import ScreenContracts

/// Makes the cells of the screen: a registration for each sort of view properties. It holds the properties, and no view.
final class EarningsViews {
    /// What every row shows at present.
    private(set) var contents = [EarningsItem.ID: EarningsItem.Content]()

    private let messages: CellRegistration<MessageCell, MessageProperties>
    private let celebrations = CellRegistration<CelebrationCell, CelebrationProperties> { $0.show($2) }
    private let facts = CellRegistration<FactCell, FactProperties> { $0.show($2) }
    private let expandables = CellRegistration<ExpandableCell, ExpandableProperties> { $0.show($2) }
    private let earnings = CellRegistration<EarningCell, EarningProperties> { $0.show($2) }
    private let feedback: CellRegistration<FeedbackCell, FeedbackProperties>
    private let receipts = CellRegistration<ReceiptCell, (picture: ReceiptPicture, label: String)> { cell, _, item in
        cell.show(item.picture, label: item.label)
    }
    private let answers = CellRegistration<AnswerCell, String> { cell, _, text in cell.label.text = text }
    private let contacts = CellRegistration<ContactCell, String> { $0.show($2) }
    private let titles = SupplementaryRegistration<ShelfTitleView>(elementKind: .sectionHeader) { _, _, _ in }

    init(_ presenter: EarningsPresenter) {
        messages = CellRegistration { cell, _, properties in
            cell.show(properties)
            cell.retryButton.setAction { presenter.load() }
        }
        feedback = CellRegistration { cell, _, properties in
            cell.show(properties)
            cell.upButton.setAction { presenter.rate(.up) }
            cell.downButton.setAction { presenter.rate(.down) }
            cell.sendButton.setAction { presenter.sendText() }
            cell.clearButton.setAction { presenter.clearText() }
            cell.field.setAction(for: .editingChanged) { presenter.write($0) }
            cell.field.setAction(for: .editingDidEndOnExit) { _ in presenter.sendText() }
        }
    }
}

extension EarningsViews {
    /// Takes new properties. Returns the rows that were there before and show something else now.
    func take(_ properties: EarningsProperties) -> [EarningsItem.ID] {
        let old = contents
        contents = properties.contents
        var changed: [EarningsItem.ID] = []
        for (id, content) in contents {
            if let before = old[id], before != content { changed.append(id) }
        }
        return changed
    }

    /// A cell for a row.
    func cell(_ view: CollectionView, _ path: IndexPath, _ id: EarningsItem.ID) -> CollectionViewCell? {
        switch contents[id] {
        case .message(let properties):
            view.dequeueConfiguredReusableCell(using: messages, for: path, item: properties)
        case .celebration(let properties):
            view.dequeueConfiguredReusableCell(using: celebrations, for: path, item: properties)
        case .fact(let properties):
            view.dequeueConfiguredReusableCell(using: facts, for: path, item: properties)
        case .expandable(let properties):
            view.dequeueConfiguredReusableCell(using: expandables, for: path, item: properties)
        case .earning(let properties):
            view.dequeueConfiguredReusableCell(using: earnings, for: path, item: properties)
        case .feedback(let properties):
            view.dequeueConfiguredReusableCell(using: feedback, for: path, item: properties)
        case .receipt(let picture, let label):
            view.dequeueConfiguredReusableCell(using: receipts, for: path, item: (picture, label))
        case .answer(let text):
            view.dequeueConfiguredReusableCell(using: answers, for: path, item: text)
        case .contact(let address):
            view.dequeueConfiguredReusableCell(using: contacts, for: path, item: address)
        case nil: nil
        }
    }

    /// The title above the receipts.
    func supplementaryView(_ view: CollectionView, _ path: IndexPath) -> CollectionReusableView? {
        view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
}
