/// Writes pages, section responses and patches in their canonical form: members in the order of the format's
/// description, defaults omitted. Equal values give equal bytes, so an entity tag can be a hash of them.
///
/// What it writes, ``PageDecoder`` reads back as the same value if the catalogue knows the layouts. The writer does not
/// check its input; ``PageValidator`` does.
public struct PageWriter: Sendable {
    let identifiers: PageIdentifierTable
    var json = JSONWriter()

    /// - Parameter identifiers: The table that the ids of the value belong to.
    init(identifiers: PageIdentifierTable) {
        self.identifiers = identifiers
    }
}

extension PageWriter {
    /// The bytes of a page.
    ///
    /// - Complexity: O(n) in bytes
    public static func bytes(of page: Page, identifiers: PageIdentifierTable) -> [UInt8] {
        var writer = PageWriter(identifiers: identifiers)
        writer.write(page)
        return writer.json.bytes
    }

    /// The bytes of a section response.
    ///
    /// - Complexity: O(n) in bytes
    public static func bytes(of response: SectionResponse, identifiers: PageIdentifierTable) -> [UInt8] {
        var writer = PageWriter(identifiers: identifiers)
        writer.write(response)
        return writer.json.bytes
    }

    /// The bytes of a patch.
    ///
    /// - Complexity: O(n) in bytes
    public static func bytes(of patch: PagePatch, identifiers: PageIdentifierTable) -> [UInt8] {
        var writer = PageWriter(identifiers: identifiers)
        writer.write(patch)
        return writer.json.bytes
    }
}

extension PageWriter {
    mutating func object(_ members: (inout PageWriter) -> Void) {
        json.beginObject()
        members(&self)
        json.endObject()
    }

    mutating func array<Values: Sequence>(_ values: Values, _ element: (inout PageWriter, Values.Element) -> Void) {
        json.beginArray()
        for value in values { element(&self, value) }
        json.endArray()
    }

    mutating func member(_ name: String, _ identifier: PageIdentifier?) {
        guard let identifier else { return }
        json.member(name, identifiers.string(for: identifier))
    }

    /// A list of values, or nothing if there are none.
    mutating func member<Value>(_ name: String, _ values: [Value], _ element: (inout PageWriter, Value) -> Void) {
        guard !values.isEmpty else { return }
        json.name(name)
        array(values, element)
    }

    /// An object, or nothing if there is no value.
    mutating func member<Value>(_ name: String, _ value: Value?, _ members: (inout PageWriter, Value) -> Void) {
        guard let value else { return }
        json.name(name)
        object { writer in members(&writer, value) }
    }

    mutating func member<Word: WireWord>(_ name: String, word: Word?) {
        json.member(name, word?.text)
    }
}
