import CollectionViewKit
import SharedScreens

/// Pictures that scroll to the side and rest one at a time: by swipe, by wheel, by two buttons for pointers and by the
/// arrow keys.
///
/// It scrolls by itself inside whatever it stands in. Pictures are fetched once they are next to the one that is seen.
final class PictureGallery: View {
    /// Which picture is seen. Set it before ``fit(_:)``; the gallery keeps it up to date.
    var place = GalleryPlace() {
        didSet { if place !== oldValue { goesToPlace = true } }
    }

    private let carousel = CarouselView(styleClasses: ["gallery-window"])
    private let track = View(.box, styleClasses: ["gallery-track"])
    private let previousButton = Button(styleClasses: ["gallery-button", "gallery-previous"])
    private let nextButton = Button(styleClasses: ["gallery-button", "gallery-next"])
    private let previousName: ContentName
    private let nextName: ContentName
    private let countLabel = Label(.caption1, styleClasses: ["gallery-count", "is-numeric"])
    private var pages: [ImageView] = []
    private var pictures: [ImageSource] = []
    private var title = ""
    private var extent = Size.zero
    /// Whether the host is still to be sent to the place.
    private var goesToPlace = true
    /// Where the host was sent; until it is there, what it reports is about what was shown before.
    private var awaited: Int?
    /// The picture the host last reported.
    private var reported = 0

    init() {
        previousName = ContentName(of: previousButton)
        nextName = ContentName(of: nextButton)
        super.init(.box, styleClasses: ["picture-gallery"])
        carousel.setAttribute(.accessibilityRole, "group")
        carousel.setAttribute(.accessibilityRoleDescription, HomesStrings.current.cards.gallery)
        carousel.setAttribute(.tabIndex, "0")
        // The name of the carousel says the same.
        countLabel.setAttribute(.isHiddenFromAccessibility, "true")
        // The arrow keys do the same.
        previousButton.setAttribute(.tabIndex, "-1")
        nextButton.setAttribute(.tabIndex, "-1")
        previousButton.addTarget(self) { $0.go(to: $0.place.page - 1) }
        nextButton.addTarget(self) { $0.go(to: $0.place.page + 1) }
        carousel.addTarget(self, for: .scrolled) { $0.scrolled(to: $1.x) }
        carousel.addTarget(self, for: .scrollEnded) { gallery, _ in
            gallery.awaited = nil
            gallery.show(page: gallery.reported)
        }
        carousel.addSubview(track)
        for view in [carousel, previousButton, nextButton, countLabel] as [View] { addSubview(view) }
    }

    override func keyPressed(_ key: Key) -> Bool {
        let step = isMirrored ? -1 : 1
        switch key {
        case .left: go(to: place.page - step)
        case .right: go(to: place.page + step)
        case .home: go(to: 0)
        case .end: go(to: pictures.count - 1)
        default: return false
        }
        return true
    }

    override func sendState() {
        super.sendState()
        goesToPlace = true
    }
}

extension PictureGallery {
    /// Shows pictures of something.
    func show(_ pictures: [ImageSource], of title: String) {
        guard pictures != self.pictures || title != self.title else { return }
        self.pictures = pictures
        self.title = title
        let strings = HomesStrings.current
        previousName.show(strings.cards.previousPicture, title)
        nextName.show(strings.cards.nextPicture, title)
        while pages.count < pictures.count {
            let page = ImageView(styleClasses: ["gallery-page"])
            ContentLanguage.mark([page])
            pages.append(page)
            track.addSubview(page)
        }
        for (index, page) in pages.enumerated() {
            page.isHidden = index >= pictures.count
            page.source = nil
        }
        goesToPlace = true
        sendSizes()
    }

    /// Takes a size, in points.
    func fit(_ size: Size) {
        guard size != extent else { return }
        extent = size
        goesToPlace = true
        sendSizes()
    }

    /// Goes to the place, once the gallery stands where it is seen: a host forgets the offset of what is not.
    func settle() {
        guard goesToPlace, extent.width > 0, node != .none else { return }
        goesToPlace = false
        sendSizes()
        place.page = max(0, min(place.page, pictures.count - 1))
        awaited = place.page
        reported = place.page
        showPage()
        carousel.setContentOffset(offset(of: place.page), animated: false)
    }

    /// Shows no picture any more: what has not come is not waited for. The place belongs to another owner from here on.
    func stop() {
        for page in pages { page.source = nil }
        pictures = []
        place = GalleryPlace()
    }

    private func sendSizes() {
        guard extent.width > 0 else { return }
        send(.setSize(node, extent))
        let width = extent.width * Double(max(1, pictures.count))
        send(.setSize(track.node, Size(width: width, height: extent.height)))
        for page in pages { page.drawnWidth = extent.width }
    }

    private func scrolled(to offset: Double) {
        guard extent.width > 0 else { return }
        // Where reading goes to the left, offsets are negative.
        reported = max(0, min(Int((abs(offset) / extent.width).rounded()), pictures.count - 1))
        if let awaited {
            guard reported == awaited else { return }
            self.awaited = nil
        }
        show(page: reported)
    }

    private func show(page: Int) {
        guard page != place.page else { return }
        place.page = page
        showPage()
    }

    private func go(to page: Int) {
        let page = max(0, min(page, pictures.count - 1))
        guard page != place.page else { return }
        awaited = page
        show(page: page)
        carousel.setContentOffset(offset(of: page), animated: context?.environment.prefersReducedMotion != true)
    }

    private func showPage() {
        let page = place.page
        // Pictures stay once they have come.
        for index in pictures.indices where index >= page - 1 && index <= page + 1 {
            pages[index].source = pictures[index]
        }
        let number = NumberText.grouped(page + 1)
        let count = NumberText.grouped(pictures.count)
        countLabel.text = "\(number)/\(count)"
        countLabel.isHidden = pictures.count < 2
        let strings = HomesStrings.current.cards
        // The name has one language. The title stands beside the gallery.
        let isOneLanguage = ContentLanguage.tag == nil
        carousel.accessibilityLabel =
            isOneLanguage ? strings.pictures(title, number, count) : strings.pictureOf(number, count)
        previousButton.isHidden = page == 0
        nextButton.isHidden = page >= pictures.count - 1
    }

    private func offset(of page: Int) -> Point {
        Point(x: Double(page) * extent.width * (isMirrored ? -1 : 1), y: 0)
    }

    private var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }
}
