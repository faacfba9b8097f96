import CollectionViewKit

/// What a screen says of changes to the bag and the wishlist: a bar with the last one, which takes it back, and a notice about
/// one that was not stored.
final class ShoppingNotices {
    private let services: StorefrontServices
    private let undoBar: UndoBar
    private let noticeView = NoticeView()

    init(_ services: StorefrontServices) {
        self.services = services
        undoBar = UndoBar(history: services.history, configuration: UndoBar.Configuration(milliseconds: 10_000))
        noticeView.dismissButton.addAction { services.dismissNotice() }
    }
}

extension ShoppingNotices {
    /// Adds the views to that of a screen, around those that are there.
    func add(to view: View) {
        view.insertSubview(noticeView, at: 0)
        view.addSubview(undoBar)
    }

    /// Shows what has changed. Call it at the end of every event.
    ///
    /// - Parameter collectionView: What receives the focus when the view that has it goes.
    func follow(_ collectionView: CollectionView) {
        let holdsFocus = undoBar.containsFocus && !undoBar.isHidden || noticeView.containsFocus && !noticeView.isHidden
        noticeView.show(services.notice.map { Notice($0, kind: .failure) })
        undoBar.followHistory()
        if holdsFocus, undoBar.isHidden, noticeView.isHidden { collectionView.focus() }
    }
}
