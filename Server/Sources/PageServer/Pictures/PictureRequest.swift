import CollectionPages

/// A picture in one width and format.
struct PictureRequest: Hashable, Sendable {
    /// One of ``PictureWidths/all``.
    let width: Int
    /// The path in the store.
    let path: String
    /// The format.
    let format: PictureFormat

    /// Checks what a client requests.
    ///
    /// - Throws: A ``Problem`` with status 404 for a width that is not offered or a path that is not one of a picture.
    init(width: String, path: String, accept: String?) throws {
        guard let number = Int(width), PictureWidths.all.contains(number), "\(number)" == width else {
            let widths = PictureWidths.all.map(String.init).joined(separator: ", ")
            throw Problem.notFound("Pictures come in the widths \(widths).")
        }
        if let defect = LinkPolicy.defect(ofImagePath: path) {
            throw Problem.notFound("This is not the path of a picture: \(defect).")
        }
        self.width = number
        self.path = path
        format = PictureFormat(accept: accept)
    }

    /// The path of the finished file, below the store's directory.
    var cachePath: String { "sized/\(width)/\(path).\(format.rawValue)" }
}
