import CollectionViewKit

/// Where the loading of a page stands. A state machine: methods return what is to be done and do nothing themselves.
///
/// Each load carries a number. A response to any but the newest is dropped, so that a slow old response never replaces a
/// newer one. A page that was shown stays while another is loaded, and stays when that fails.
struct PageLoading: Equatable {
    enum State: Equatable {
        /// Nothing was requested.
        case initial
        /// The newest load is under way; `hasPage` says whether a page is shown meanwhile.
        case loading(number: Int, hasPage: Bool)
        /// A page is shown.
        case loaded
        /// The newest load failed; `hasPage` says whether an older page is still shown.
        case failed(LoadError, hasPage: Bool)
    }

    /// What is seen: a pure function of the state.
    enum Presentation: Equatable {
        /// The outline of a page.
        case skeleton
        /// The page.
        case page
        /// The page, and a notice that it could not be renewed.
        case pageWithNotice(LoadError)
        /// A message in place of the page.
        case message(LoadError)
    }

    private(set) var state = State.initial
    /// The number of the newest load.
    private(set) var number = 0
    /// Whether another page than the one that is shown is being loaded, which takes its place even if it cannot be shown.
    private(set) var isReplacing = false

    /// Whether the page was loaded again because a section's address had gone stale; once is enough until the user tries again or
    /// another page is loaded.
    var hasReloaded = false

    /// Whether a page is shown.
    var hasPage: Bool {
        switch state {
        case .initial: false
        case .loading(_, let hasPage), .failed(_, let hasPage): hasPage
        case .loaded: true
        }
    }

    /// Whether the newest load is under way.
    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    var presentation: Presentation {
        switch state {
        case .initial, .loading(_, hasPage: false): .skeleton
        case .loading(_, hasPage: true), .loaded: .page
        case .failed(let failure, hasPage: true): .pageWithNotice(failure)
        case .failed(let failure, hasPage: false): .message(failure)
        }
    }

    /// Begins a load and returns its number. A load that is under way is superseded.
    ///
    /// - Parameter isOther: Whether another page is loaded than the one that was shown or loaded last.
    mutating func begin(ofOtherPage isOther: Bool = false) -> Int {
        number += 1
        if isOther { hasReloaded = false }
        isReplacing = hasPage && (isReplacing || isOther)
        state = .loading(number: number, hasPage: hasPage)
        return number
    }

    /// Notes that a load brought a page. Returns whether the page is to be shown.
    mutating func succeed(_ number: Int) -> Bool {
        guard case .loading(number, _) = state else { return false }
        state = .loaded
        isReplacing = false
        return true
    }

    /// Notes that a load failed. Returns whether that matters.
    mutating func fail(_ number: Int, _ failure: LoadError) -> Bool {
        guard case .loading(number, let hasPage) = state else { return false }
        state = .failed(failure, hasPage: hasPage && !isReplacing)
        isReplacing = false
        return true
    }

    /// Forgets the page and the load that is under way.
    mutating func reset() {
        number += 1
        state = .initial
        isReplacing = false
    }

    /// Whether the network's coming back is a reason to load again.
    var wantsNetwork: Bool {
        if case .failed(let failure, _) = state { failure.recovery == .waitForNetwork } else { false }
    }
}
