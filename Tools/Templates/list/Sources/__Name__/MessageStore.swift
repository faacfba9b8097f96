/// The messages of the app.
final class MessageStore {
    /// The messages, the newest first.
    private(set) var messages: [Message]

    /// Creates a store.
    init(_ messages: [Message]) {
        self.messages = messages
    }

    /// The message with an id; `nil` if there is none.
    func message(_ id: Int) -> Message? { messages.first { $0.id == id } }

    /// Deletes the message with an id, if there is one.
    func delete(_ id: Int) { messages.removeAll { $0.id == id } }
}
