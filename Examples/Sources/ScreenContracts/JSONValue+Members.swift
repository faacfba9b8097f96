package import CollectionPages

// Reading single members. They are called in a hundred places, so none is worth a copy of its code in each.
extension JSONValue {
    /// A string in a member of an object; `nil` if there is none.
    @inline(never)
    func text(_ name: StaticString) -> String? { self[name]?.string }

    /// A string in a member of an object; empty if there is none.
    @inline(never)
    func textOrEmpty(_ name: StaticString) -> String { text(name) ?? "" }

    /// The strings in an array in a member of an object; none if there is no array. Elements that are no strings are left out.
    @inline(never)
    func texts(_ name: StaticString) -> [String] { array(name).compactMap { $0.string } }

    /// A whole number in a member of an object; `nil` if there is none that fits.
    @inline(never)
    package func int(_ name: StaticString) -> Int? { self[name]?.integer.flatMap { Int(exactly: $0) } }

    /// A whole number in a member of an object; 0 if there is none that fits.
    @inline(never)
    func intOrZero(_ name: StaticString) -> Int { int(name) ?? 0 }

    /// A number in a member of an object; `nil` if there is none.
    @inline(never)
    func double(_ name: StaticString) -> Double? { self[name]?.number }

    /// A boolean in a member of an object; `false` if there is none.
    @inline(never)
    func flag(_ name: StaticString) -> Bool { self[name]?.boolean ?? false }

    /// The elements of an array in a member of an object; none if there is no array.
    @inline(never)
    func array(_ name: StaticString) -> [JSONValue] { self[name].map { Array($0.elements) } ?? [] }

    /// A picture in a member of an object; `nil` if there is none that can be read.
    @inline(never)
    func picture(_ name: StaticString) -> PictureContract? { self[name].flatMap { PictureContract($0) } }
}
