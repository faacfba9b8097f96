import CollectionViewKit

/// Where the loading of further items of one section stands. A state machine: methods do nothing themselves.
///
/// A server that goes round in circles cannot keep the screen loading: paging ends when the server names a page again
/// that was already requested, and when two pages in a row bring nothing new.
struct SectionPaging: Equatable {
    enum State: Equatable {
        /// More items are at this address.
        case more(NextPage)
        /// They were requested.
        case loading(NextPage)
        /// The last load failed; the user has to request them again.
        case failed(NextPage)
        /// There is no more.
        case ended
    }

    private(set) var state: State
    private var requested: [String] = []
    private var barrenPages = 0

    init(_ next: NextPage?) {
        state = next.map { .more($0) } ?? .ended
    }

    /// The address to request, once the user is so near to the end that it is time; `nil` otherwise.
    ///
    /// - Parameter itemsLeft: The number of items after the last one that is seen.
    mutating func begin(itemsLeft: Int) -> String? {
        guard case .more(let next) = state, itemsLeft <= next.ahead ?? 3 else { return nil }
        state = .loading(next)
        requested.append(next.href)
        return next.href
    }

    /// Notes what a page brought.
    mutating func succeed(newItems: Int, next: NextPage?) {
        guard case .loading = state else { return }
        barrenPages = newItems == 0 ? barrenPages + 1 : 0
        guard let next, barrenPages < 2, !requested.contains(where: { $0.utf8.elementsEqual(next.href.utf8) }) else {
            state = .ended
            return
        }
        state = .more(next)
    }

    /// Notes that a page did not come.
    mutating func fail() {
        if case .loading(let next) = state { state = .failed(next) }
    }

    /// Makes a failed load possible again.
    mutating func retry() {
        if case .failed(let next) = state { state = .more(next) }
    }
}
