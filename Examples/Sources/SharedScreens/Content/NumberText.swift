import CollectionViewKit

/// Numbers as users know them.
package enum NumberText {
    /// A whole number in the language of the app, with its thousands apart, such as "12,345".
    @inline(never)  // Each use would have a copy of it.
    package static func grouped(_ number: Int) -> String { NumberFormatStyle().format(number) }
}
