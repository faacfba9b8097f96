import Foundation

/// The checkout of CollectionViewKit that the tool was built from: the browser half, the style sheets, the scripts and the
/// templates are read from there.
public enum Kit {
    /// The path of the checkout.
    public static let root: String = {
        var url = URL(filePath: #filePath)
        for _ in 0..<5 { url.deleteLastPathComponent() }
        return url.path(percentEncoded: false).withoutTrailingSlash
    }()

    /// The folder of the browser half and the style sheets.
    public static var web: String { "\(root)/Web" }

    /// The folder of what only `collection dev` puts into a page.
    public static var page: String { "\(root)/Tools/Page" }

    /// The folder of the templates of `collection new`.
    public static var templates: String { "\(root)/Tools/Templates" }

    /// The path of a script.
    public static func script(_ name: String) -> String { "\(root)/Scripts/\(name)" }
}

extension String {
    /// The path without a slash at its end, unless it is the root's.
    var withoutTrailingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }

    /// The path from the working directory, where it is relative.
    public var absolutePath: String {
        URL(filePath: self, relativeTo: .currentDirectory())
            .standardizedFileURL.path(percentEncoded: false).withoutTrailingSlash
    }
}
