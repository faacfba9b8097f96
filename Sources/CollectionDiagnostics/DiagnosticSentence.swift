/// A sentence for developers as it is written in the source, with its values.
///
/// A program that is compiled with `COLLECTION_NUMBERED_DIAGNOSTICS` has only the values: the literals are dropped when it is
/// compiled, which takes that all initializers are inlined and that a literal is a `StaticString`. It is written where
/// ``diagnosticText(_:_:)`` is called and nowhere else.
package struct DiagnosticSentence: ExpressibleByStringInterpolation {
    package typealias StringLiteralType = StaticString

    /// The sentence; in a program with numbers its values, each in `⟨` and `⟩`.
    fileprivate let text: String

    @inline(__always)
    package init(stringLiteral literal: StaticString) {
        #if COLLECTION_NUMBERED_DIAGNOSTICS
        text = ""
        #else
        text = literal.description
        #endif
    }

    @inline(__always)
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the literals and values of a sentence.
    package struct StringInterpolation: StringInterpolationProtocol {
        package typealias StringLiteralType = StaticString

        fileprivate var text = ""

        @inline(__always)
        package init(literalCapacity: Int, interpolationCount: Int) {}

        @inline(__always)
        package mutating func appendLiteral(_ literal: StaticString) {
            #if !COLLECTION_NUMBERED_DIAGNOSTICS
            text += literal.description
            #endif
        }

        /// Adds a value, which may be a text of ``diagnosticText(_:_:)``.
        @inline(never)
        package mutating func appendInterpolation(_ value: String) {
            #if COLLECTION_NUMBERED_DIAGNOSTICS
            text += "⟨"
            text += value
            text += "⟩"
            #else
            text += value
            #endif
        }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            appendInterpolation(value.description)
        }
    }
}

/// The text of a diagnostic for developers: its sentence, or its number and values in a program for the browser that is released.
///
/// With `COLLECTION_NUMBERED_DIAGNOSTICS`, which `Scripts/build-wasm` defines except in development builds, the text is
/// `⟦105⟨4096⟩⟨512⟩⟧`. `Web/diagnostics.js` puts the sentence of `Web/diagnostics.txt` in its place when a line of the log has one.
/// `Scripts/index-diagnostics.mjs` writes that file from the calls, so the number and the sentence must be literals.
///
/// - Parameters:
///   - number: The number of the sentence, of this one alone. That of a sentence that is removed is not used again.
///   - sentence: The sentence.
@inline(__always)
package func diagnosticText(_ number: Int, _ sentence: DiagnosticSentence) -> String {
    #if COLLECTION_NUMBERED_DIAGNOSTICS
    numberedText(number, sentence.text)
    #else
    sentence.text
    #endif
}

#if COLLECTION_NUMBERED_DIAGNOSTICS
@inline(never)
private func numberedText(_ number: Int, _ values: String) -> String { "⟦" + number.description + values + "⟧" }
#endif
