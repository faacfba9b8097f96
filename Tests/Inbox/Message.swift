/// A message of an inbox.
package struct Message: Hashable {
    package enum Day: Hashable, CaseIterable {
        case today, earlier

        package var title: String {
            switch self {
            case .today: "Today"
            case .earlier: "Earlier"
            }
        }
    }

    package let id: Int
    package let sender: String
    package let subject: String
    package let day: Day
    package var isRead: Bool

    package init(id: Int, sender: String, subject: String, day: Day, isRead: Bool = false) {
        self.id = id
        self.sender = sender
        self.subject = subject
        self.day = day
        self.isRead = isRead
    }

    /// Whether the sender or the subject contains a word, whatever the case of its letters from A to Z. Programs for the browser
    /// have no tables of the other letters.
    package func contains(_ word: String) -> Bool {
        let word = Self.folded(word)
        return [sender, subject].contains { text in
            let text = Self.folded(text)
            return text.count >= word.count
                && (0...(text.count - word.count)).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
        }
    }

    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    }
}
