import CollectionViewKit

/// What is presented over the results of a search, as the address says it: `/homes/results?sheet=search`.
enum ResultsSheet {
    /// The form for another search.
    case search
}

extension ModalRoute where Value == ResultsSheet {
    static var resultsSheet: ModalRoute<ResultsSheet> { ModalRoute("sheet", .resultsSheet) }
}

extension RouteParameter where Value == ResultsSheet {
    fileprivate static var resultsSheet: RouteParameter<ResultsSheet> {
        RouteParameter(parse: { $0.utf8.elementsEqual("search".utf8) ? .search : nil }, print: { _ in "search" })
    }
}
