/// The documentation comments of a Swift source, each with the declaration it stands before.
struct SourceComments {
    /// A comment.
    struct Comment: Equatable {
        /// The text, without the slashes.
        var text: String
        /// The declaration, up to its body.
        var declaration: String

        /// Whether this is the declaration of a type.
        func declares(_ name: String) -> Bool {
            let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return zip(words, words.dropFirst()).contains { keyword, declared in
                ["class", "struct", "enum", "protocol"].contains(keyword) && declared == name
            }
        }
    }

    /// The comments of public declarations, in their order.
    let all: [Comment]

    init(source: String) {
        var all: [Comment] = []
        var lines: [Substring] = []
        var declaration: [Substring]?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if declaration == nil, trimmed.hasPrefix("///") {
                lines.append(trimmed.dropFirst(3).first == " " ? trimmed.dropFirst(4) : trimmed.dropFirst(3))
                continue
            }
            if declaration == nil, lines.isEmpty || trimmed.hasPrefix("@") { continue }
            declaration = (declaration ?? []) + [trimmed]
            // A declaration ends where its body begins, or with its line where nothing is left open.
            let text = (declaration ?? []).joined(separator: " ")
            let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
            guard !isOpen || trimmed.contains("{") else { continue }
            let head = text.prefix { $0 != "{" }
            if head.hasPrefix("public ") || head.hasPrefix("open ") {
                let words = head.split(separator: " ").joined(separator: " ")
                all.append(Comment(text: lines.joined(separator: "\n"), declaration: words))
            }
            lines = []
            declaration = nil
        }
        self.all = all
    }
}
