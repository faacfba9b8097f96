/// A sentence for developers as it is written in the source, with its values.
///
/// A program that is compiled with `COLLECTION_NUMBERED_DIAGNOSTICS` has only the values. The compiler removes the literals
/// because all initializers are inlined and a literal is a `StaticString`. A sentence must be a literal in a call of
/// ``diagnosticText(_:_:)``.
package struct DiagnosticSentence: ExpressibleByStringInterpolation {
    package typealias StringLiteralType = StaticString

    /// The sentence; with `COLLECTION_NUMBERED_DIAGNOSTICS`, its values, each between `⟨` and `⟩`.
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

/// Returns the text of a diagnostic for developers: its sentence or, in release builds for the browser, its number and values.
///
/// With `COLLECTION_NUMBERED_DIAGNOSTICS`, which `Scripts/build-wasm` defines except in development builds, the text is
/// `⟦105⟨4096⟩⟨512⟩⟧`. `Web/diagnostics.js` puts the sentence of `Web/diagnostics.txt` in its place when a line of the log has one.
/// `Scripts/index-diagnostics.mjs` writes that file from the calls, so the number and the sentence must be literals.
///
/// - Parameters:
///   - number: The number of the sentence, which is unique. The number of a removed sentence must not be used again.
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
