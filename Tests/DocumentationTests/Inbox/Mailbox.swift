// The model of the tutorial "An inbox in fifteen minutes".

struct Message: Hashable {
    let id: Int
    let sender: String
    let subject: String
    let isToday: Bool
    var isRead = false
}

final class Mailbox {
    var messages: [Message]

    init(_ messages: [Message] = []) { self.messages = messages }

    func message(_ id: Int) -> Message? { messages.first { $0.id == id } }
}
