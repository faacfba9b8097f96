/// A message of the list.
struct Message {
    /// The identity of the message.
    let id: Int
    /// The sender.
    let sender: String
    /// The first line.
    let subject: String
}

extension Message {
    /// The messages that the app begins with.
    static let samples = [
        Message(id: 1, sender: "Ada", subject: "The engine is ready"),
        Message(id: 2, sender: "Charles", subject: "Plans for the mill"),
        Message(id: 3, sender: "Grace", subject: "A moth in relay 70"),
        Message(id: 4, sender: "Alan", subject: "Tea at four?"),
    ]
}
