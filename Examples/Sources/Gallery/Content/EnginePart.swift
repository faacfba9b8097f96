/// A part of the engine that a screen is built with.
struct EnginePart: Equatable {
    /// The name, which is that of its documentation too.
    var name: StaticString
    /// What the screen has it for, in a sentence.
    var purpose: StaticString

    init(_ name: StaticString, _ purpose: StaticString) {
        self.name = name
        self.purpose = purpose
    }

    static func == (left: EnginePart, right: EnginePart) -> Bool { "\(left.name)" == "\(right.name)" }
}

extension EnginePart {
    /// Where its documentation is.
    var documentation: String { "/documentation/\(name)" }
}
