/// The address of a screen, and what its query says of the picture.
struct ScreenAddress {
    /// The path and query that the screen itself gets.
    let path: String
    /// The environment of the requested picture; `nil` where the client's is to be used.
    let picture: ScreenEnvironment?
    /// Whether the document is read from right to left.
    let isRightToLeft: Bool

    /// Reads the path and query of a request.
    init(_ uri: String) {
        let halves = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var parameters = halves.count == 2 ? halves[1].split(separator: "&") : []
        let prefix = ScreenController.pictureParameter + "="
        picture = parameters.first { $0.hasPrefix(prefix) }
            .flatMap { ScreenEnvironment(String($0.dropFirst(prefix.count))) }
        parameters.removeAll { $0.hasPrefix(prefix) || $0 == prefix.dropLast() }
        isRightToLeft = parameters.contains("dir=rtl")
        path = parameters.isEmpty ? String(halves[0]) : halves[0] + "?" + parameters.joined(separator: "&")
    }
}
