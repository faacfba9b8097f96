import CollectionViewKit
import Testing

@testable import PropertyHome

/// What is known of requests about homes that are not sent.
struct HomesServiceTests {
    @Test("a change that is not sent for want of a host is refused, since the server cannot have stored it")
    func changeWithoutHost() {
        var responses: [StoreResponse] = []
        HomesService().setSeen(1, true) { result in
            switch result {
            case .success: responses.append(.stored)
            case .failure(let error): responses.append(StoreResponse(error))
            }
        }
        #expect(responses == [.refused])
    }
}
