/// The weights of a character, or of one of its parts, by which texts are compared one level after the other: letter, accent, variant.
///
/// A weight of zero means that the character does not count on that level: a combining mark has no primary weight. See the Unicode
/// collation algorithm (UTS #10), whose collation elements these are.
struct CollationElement: Sendable {
    /// The secondary and the tertiary weight of what is nothing special. No weight is smaller.
    static let common: UInt8 = 1
    /// The first secondary weight of letters that have an accent of their own.
    static let ownAccents: UInt8 = 2
    /// The secondary weight before that of the first mark.
    static let marks: UInt8 = 31
    /// The first tertiary weight of marks that have no other weight; those of letters are smaller.
    static let faintMarks: UInt8 = 65

    var primary: UInt16 = 0
    var secondary = Self.common
    var tertiary = Self.common
    /// The case: 2 for that of the first character with the same primary weight and 3 for the other one. The mark of a long vowel has 1.
    var letterCase: UInt8 = 2
    /// Whether another element of the same character follows.
    var isContinued = false
}
