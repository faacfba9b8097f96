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

    @Test("what waits for the response, whatever it is, is called with it in turn, or at once where none is awaited")
    func settling() {
        var requests: [HomesService.Completion<Int>] = []
        let response = SharedResponse<Int> { requests.append($0) }
        var called: [String] = []
        response.whenSettled { called.append("before") }
        #expect(called == ["before"])
        #expect(requests.count == 0)
        response.load { _ in called.append("load") }
        #expect(response.isLoading)
        response.whenSettled { called.append("after") }
        #expect(called == ["before"])
        requests[0](.failure(.unreachable))
        #expect(!response.isLoading)
        #expect(called == ["before", "load", "after"])
    }

    @Test("handlers that wait are released with the request")
    func releasing() {
        var requests: [HomesService.Completion<Int>] = []
        let response = SharedResponse<Int> { requests.append($0) }
        response.load { _ in }
        requests = []
        #expect(!response.isLoading)
    }
}
