import CollectionViewKit

/// A search that the user considers, and its homes, which are requested when nothing else was considered for a while.
final class ResultsPreview: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// What is considered; `nil` for nothing.
    private(set) var search: HomeSearch?
    /// Called when its homes have come, or did not come.
    var changeHandler: (() -> Void)?

    private let service: HomesService
    private let loader: ContentLoader<HomeColumns>
    private let pause = Debouncer(milliseconds: 300)

    init(_ service: HomesService) {
        self.service = service
        loader = service.resultsLoader()
        loader.changeHandler = { [preview = Weak(self)] in preview.object?.loaderDidChange() }
    }
}

extension ResultsPreview {
    /// The homes; `nil` while they are not known.
    var columns: HomeColumns? { loader.content }

    /// The user considers a search.
    func consider(_ next: HomeSearch) {
        guard next != search else { return }
        forget()
        search = next
        guard let context = service.context else { return }
        pause.schedule(in: context, target: self) { $0.loader.load(.results(next), in: context) }
    }

    /// The user considers nothing any more.
    func forget() {
        pause.cancel()
        search = nil
        loader.reset()
    }

    private func loaderDidChange() {
        if loader.status.state.isSettled { changeHandler?() }
    }
}
