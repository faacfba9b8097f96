import Testing

@testable import PageServer
@testable import SampleContent

struct BatchTests {
    @Test("a part goes on after its last row if one more was found, and only then")
    func ends() {
        for limit in 1...4 {
            for count in 0...(limit + 1) {
                let found = (0..<count).map { CursorPosition(key: Int64($0), id: Int64(100 + $0)) }
                let batch = Batch(found, limit: limit)
                #expect(batch.rows == Array(found.prefix(limit)))
                #expect(batch.end == (count > limit ? found[limit - 1] : nil))
            }
        }
    }
}
