import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

struct NearbyModelTests {
    @Test("a request for the user's position does not hold the model")
    func release() {
        let screen = ViewController()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        let service = HomesService()
        service.context = screen.context
        let lastSearch = LastSearch(service)
        weak var model: NearbyModel?
        func choosePosition() {
            let nearby = NearbyModel(service, lastSearch)
            model = nearby
            nearby.choosePosition()
            #expect(nearby.position == .locating)
        }
        choosePosition()
        #expect(model == nil)
    }
}
