import CollectionViewKit

struct Book: Hashable {
    let id: Int
    var title: String
}

final class BookCell: CollectionViewCell {
    let titleLabel = Label()

    required init() {
        super.init(element: .box, styleClasses: ["book-cell"])
        addSubview(titleLabel)
    }
}

final class BookHeaderView: CollectionReusableView {
    let titleLabel = Label()

    required init() {
        super.init(element: .box, styleClasses: ["book-header"])
        addSubview(titleLabel)
    }
}
