/// Ids made from names.
public enum Slug {
    /// The words of a name in small letters with hyphens between: `Arc & Elm` becomes `arc-elm`. Empty for a name without
    /// any letter or digit of ASCII.
    public static func text(of name: String) -> String {
        let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return words.joined(separator: "-")
    }
}
