import CollectionViewKit
import ScreenContracts

/// The two buttons by which the user passes or likes a person.
final class DecisionButtons: View {
    private let passButton = Button(kind: .tinted, styleClasses: ["decision-button", "sign-pass"])
    private let likeButton = Button(kind: .tinted, styleClasses: ["decision-button", "sign-like"])

    init() {
        super.init(.box, styleClasses: ["decision-buttons"])
        addSubview(passButton)
        addSubview(likeButton)
    }

    func show(_ name: String, _ decision: Decision) {
        let strings = PeopleStrings.current
        passButton.accessibilityLabel = strings.decisions.passPerson(name)
        likeButton.accessibilityLabel = strings.decisions.likePerson(name)
        passButton.isSelected = decision == .pass
        likeButton.isSelected = decision == .like
    }

    /// Has the buttons perform the commands of an item.
    func connect(_ execution: CommandExecution) {
        passButton.setAction(execution.trigger(.pass))
        likeButton.setAction(execution.trigger(.like))
    }
}
