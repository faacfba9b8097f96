/// A part of the engine that a screen is built with.
struct EnginePart: Equatable {
    /// The name, which is that of its documentation too and the same in all languages.
    var name: String
    /// What the screen has it for, in a sentence in the language of the app.
    var purpose: String

    init(_ name: String, _ purpose: String) {
        self.name = name
        self.purpose = purpose
    }

    static func == (left: EnginePart, right: EnginePart) -> Bool { left.name == right.name }
}

extension EnginePart {
    /// Where its documentation is.
    var documentation: String { "/documentation/\(name)" }
}
