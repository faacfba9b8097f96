import Foundation
import Testing

/// Whether the delegates of the tests have the methods of the protocols: one that they lack has a default, so it compiles.
struct DelegateMethodTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    /// What a delegate of the tests need not have: the end of a drag, which the recorder has with the release.
    private static let omissions: [String: Set<String>] = [
        "Sources/CollectionTestSupport/DelegateRecorder.swift": ["scrollViewDidEndDragging(_:willDecelerate:)"],
        "Tests/CollectionViewsTests/Hostile/Meddler.swift": [],
    ]

    /// The methods of delegates that a file declares, with the labels of their parameters.
    private static func methods(in path: String) throws -> Set<String> {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let methods = text.matches(of: /func ((?:collectionView|scrollView)\w*)\(([^)]*)\)/)
        return Set(
            methods.map { method in
                let labels = method.2.split(separator: ",").map { parameter in
                    String(parameter.drop { $0.isWhitespace }.prefix { $0 != " " && $0 != ":" }) + ":"
                }
                return "\(method.1)(\(labels.joined()))"
            })
    }

    @Test("every method of a delegate is recorded, and meddled with")
    func everyMethod() throws {
        let folder = "Sources/CollectionViews/Delegation"
        let declared = try Self.methods(in: "\(folder)/CollectionViewDelegate.swift")
            .union(Self.methods(in: "\(folder)/ScrollViewDelegate.swift"))
        #expect(declared.count > 30)
        for (path, omitted) in Self.omissions {
            let missing = declared.subtracting(try Self.methods(in: path)).subtracting(omitted)
            for method in missing.sorted() {
                Issue.record("\(path) lacks \(method). Add it there, or to the omissions with a reason.")
            }
        }
    }
}
