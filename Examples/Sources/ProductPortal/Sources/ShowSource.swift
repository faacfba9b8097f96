import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The root of a show's screen: its segments, and what its header says, which it loads itself.
final class ShowSource: SegmentedDataSource<Int> {
    /// What the header shows; `nil` while it is not known.
    private(set) var show: Show?
    /// Why the header could not be loaded; `nil` if it could.
    private(set) var headerError: LoadError?
    private let service: PortalService

    init(service: PortalService) {
        self.service = service
        super.init()
    }

    override func loadContent(_ request: LoadRequest) {
        headerError = nil
        request.cancellationHandler = service.read(.show) { [self] result in
            // A source with children is settled when they are. The header need not wait for that.
            guard !request.isCancelled else { return }
            switch result.flatMap({ Self.show($0) }) {
            case .success(let show):
                self.show = show
                request.finish(.unchanged)
            case .failure(let error):
                request.finish(.failure(error))
            }
        }
    }

    /// Where there is no such show, that is said in place of everything. Any other failure is the header's alone.
    override func didFinishLoading() {
        headerError = loadStatus.error
        let strings = PortalStrings.current
        let isMissing = loadStatus.error?.code == 404
        placeholders.error =
            isMissing
            ? Placeholder(.error, title: strings.header.missing, retryTitle: strings.loading.tryAgain) : nil
    }

    private static func show(_ json: JSONValue) -> Result<Show, LoadError> {
        ShowContract(json).map { .success(Show($0)) } ?? .failure(LoadError.undecodable.ofPortal)
    }
}
