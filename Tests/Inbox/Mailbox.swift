/// The messages of an inbox, in order.
package final class Mailbox {
    package private(set) var messages: [Message]
    /// Called when the messages have changed.
    package var changeHandler: (() -> Void)?

    package init(_ messages: [Message]) { self.messages = messages }

    package func message(_ id: Int) -> Message? { messages.first { $0.id == id } }

    /// Adds messages before all others.
    package func receive(_ new: [Message]) {
        messages.insert(contentsOf: new, at: 0)
        changeHandler?()
    }

    /// Removes a message; returns it with its place, or `nil` if there is none with this identifier.
    package func remove(_ id: Int) -> (message: Message, index: Int)? {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return nil }
        defer { changeHandler?() }
        return (messages.remove(at: index), index)
    }

    /// Inserts a message at the place where it was.
    package func restore(_ message: Message, at index: Int) {
        messages.insert(message, at: min(index, messages.count))
        changeHandler?()
    }

    /// Marks a message as read or unread; returns whether it was otherwise.
    package func setRead(_ id: Int, _ isRead: Bool) -> Bool {
        guard let index = messages.firstIndex(where: { $0.id == id }), messages[index].isRead != isRead else {
            return false
        }
        messages[index].isRead = isRead
        changeHandler?()
        return true
    }
}
