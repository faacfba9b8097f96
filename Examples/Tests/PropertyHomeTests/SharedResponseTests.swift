import CollectionViewKit
import SharedScreens
import Testing

@testable import PropertyHome

struct KeptAnswerTests {
    @Test("something is asked for once, again after a failure, and never when it has come")
    func asking() {
        var questions: [HomesService.Answer<Int>] = []
        let answer = KeptAnswer<Int> { questions.append($0) }
        var told: [Result<Int, LoadError>] = []
        for _ in 0..<2 { answer.load { told.append($0) } }
        #expect(questions.count == 1)
        #expect(told == [])
        questions[0](.failure(.unreachable))
        #expect(told == [.failure(.unreachable), .failure(.unreachable)])
        #expect(answer.value == nil)
        answer.load { told.append($0) }
        questions[1](.success(7))
        answer.load { told.append($0) }
        #expect(questions.count == 2)
        #expect(told.suffix(2) == [.success(7), .success(7)])
        #expect(answer.value == 7)
    }
}
