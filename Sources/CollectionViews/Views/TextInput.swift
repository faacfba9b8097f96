import CollectionGeometry

/// A native field of the host, and its text.
final class TextInput: View {
    private(set) var text = ""

    init(_ element: HostElement, type: String? = nil, styleClasses: [StyleClass]) {
        super.init(element, styleClasses: styleClasses)
        setAttribute(.inputType, type)
    }

    override func sendState() {
        super.sendState()
        if !text.isEmpty { send(.setText(node, text)) }
    }

    func show(_ newText: String) {
        guard !newText.hasSameBytes(as: text) else { return }
        text = newText
        send(.setText(node, newText))
    }

    /// Stores the text that the host already shows.
    func note(_ newText: String) {
        text = newText
    }
}
