import CollectionViewKit
import SharedScreens
import Testing

@testable import PropertyHome

struct SharedResponseTests {
    @Test("a response is requested once, again after a failure, and never when it has come")
    func requesting() {
        var requests: [HomesService.Completion<Int>] = []
        let response = SharedResponse<Int> { requests.append($0) }
        var told: [Result<Int, LoadError>] = []
        for _ in 0..<2 { response.load { told.append($0) } }
        #expect(requests.count == 1)
        #expect(told == [])
        requests[0](.failure(.unreachable))
        #expect(told == [.failure(.unreachable), .failure(.unreachable)])
        #expect(response.value == nil)
        response.load { told.append($0) }
        requests[1](.success(7))
        response.load { told.append($0) }
        #expect(requests.count == 2)
        #expect(told.suffix(2) == [.success(7), .success(7)])
        #expect(response.value == 7)
    }
}
