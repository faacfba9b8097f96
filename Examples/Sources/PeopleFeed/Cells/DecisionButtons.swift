import CollectionViewKit

/// The two buttons by which the reader passes or likes somebody.
final class DecisionButtons: View {
    private let passButton = Button(kind: .tinted, roles: ["decision-button", "sign-pass"])
    private let likeButton = Button(kind: .tinted, roles: ["decision-button", "sign-like"])

    init() {
        super.init(.box, roles: ["decision-buttons"])
        addSubview(passButton)
        addSubview(likeButton)
    }

    func show(_ name: String, _ decision: Decision) {
        let strings = PeopleStrings.current.decisions
        passButton.accessibilityLabel = strings.passSomebody(name)
        likeButton.accessibilityLabel = strings.likeSomebody(name)
        passButton.isSelected = decision == .pass
        likeButton.isSelected = decision == .like
    }

    /// Has the buttons perform the commands of an item.
    func connect(_ invocation: CellInvocation) {
        passButton.setAction(invocation.trigger(.pass))
        likeButton.setAction(invocation.trigger(.like))
    }
}
