import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Foundation
import Testing

struct ConformanceTests {
    /// The vectors of the file that `LAYOUT_VECTORS` names, or of the project's own.
    static var vectors: [VectorValue] {
        get throws {
            let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Fixtures/layout-vectors.json")
            let named = ProcessInfo.processInfo.environment["LAYOUT_VECTORS"].map { URL(filePath: $0) }
            let file = try JSONDecoder().decode(VectorValue.self, from: Data(contentsOf: named ?? own))
            return file["vectors"]?.list ?? []
        }
    }

    @Test("every recorded vector comes out as recorded")
    func allVectors() throws {
        var passed = 0
        var failed = 0
        for vector in try Self.vectors {
            do {
                try VectorRunner(vector: vector).run()
                passed += 1
            } catch {
                failed += 1
                print("failed: \(vector["name"]?.text ?? "unnamed"): \(error)")
            }
        }
        print("\(passed) passed, \(failed) failed")
        #expect(passed > 0)
        #expect(failed == 0)
    }
}
