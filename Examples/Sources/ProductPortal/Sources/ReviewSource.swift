import CollectionViewKit
import ScreenContracts

/// The reviews of a show, part by part, and which of them the user has opened.
final class ReviewSource: BasicDataSource<Review> {
    private var opened = Set<Int>()

    init(service: PortalService) {
        super.init()
        loader = { [service] request in
            request.cancellationHandler = service.read(.reviews, after: request.cursor) { result in
                switch result {
                case .success(let json):
                    let part = ReviewListContract(json)
                    request.finish(part.reviews.map { Review($0) }, next: part.next.map { LoadCursor($0) })
                case .failure(let error):
                    request.fail(error)
                }
            }
        }
    }
}

extension ReviewSource {
    /// Whether all of a review is shown.
    func isOpen(_ id: Int) -> Bool { opened.contains(id) }

    /// Shows all of a review.
    func open(_ id: Int) {
        if opened.insert(id).inserted { reconfigureItems([id]) }
    }
}
