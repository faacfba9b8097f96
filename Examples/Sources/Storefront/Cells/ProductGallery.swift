import CollectionViewKit
import SharedScreens

/// The pictures of a product, which scroll sideways and rest at the start of one, with a dot for each place where they rest.
///
/// A gallery that is much wider than an upright picture shows several pictures beside each other, which fill it. Pictures are
/// fetched once they are next to those that are seen.
final class ProductGallery: View {
    private let carousel = CarouselView(styleClasses: ["hero-window"])
    private let track = View(.box, styleClasses: ["hero-track"])
    private let pageControl = PageControl()
    private var pages = [ImageView(styleClasses: ["hero-picture"])]
    private var pictures: [ImageSource] = []
    /// The size of the gallery, in points.
    private var extent = Size.zero
    /// Where the gallery rests: the index of the first picture that is seen, but for the last place.
    private var page = 0
    /// The place that the host was sent to; what it reports on the way there is not shown.
    private var awaited: Int?

    init() {
        super.init(.box, styleClasses: ["hero-gallery"])
        let name = ShopStrings.current.search.pictures
        carousel.setAttribute(.accessibilityRole, "group")
        carousel.accessibilityLabel = name
        carousel.addTarget(self, for: .scrolled) { gallery, offset in gallery.scrolled(to: offset.x) }
        carousel.addTarget(self, for: .scrollEnded) { gallery, offset in
            gallery.awaited = nil
            gallery.scrolled(to: offset.x)
        }
        pageControl.accessibilityLabel = name
        pageControl.hidesForSinglePage = true
        pageControl.addTarget(self) { gallery, page in gallery.go(to: page) }
        // Nothing but the pictures is inside.
        ContentLanguage.mark([track])
        track.addSubview(pages[0])
        carousel.addSubview(track)
        for view in [carousel, pageControl] as [View] { addSubview(view) }
    }

    override func sendState() {
        super.sendState()
        // The sizes are sent again by the next fit.
        extent = .zero
    }
}

extension ProductGallery {
    /// Shows pictures, from the first one on; without any the ground that they will stand on.
    func show(_ pictures: [ImageSource]) {
        guard pictures != self.pictures else { return }
        self.pictures = pictures
        while pages.count < pictures.count {
            let view = ImageView(styleClasses: ["hero-picture"])
            pages.append(view)
            track.addSubview(view)
        }
        for (index, view) in pages.enumerated() { view.isHidden = index >= max(1, pictures.count) }
        carousel.setAttribute(.tabIndex, pictures.count > 1 ? "0" : nil)
        layOut()
        go(to: 0, animated: false)
    }

    /// Takes a size, in points.
    func fit(_ size: Size) {
        guard size != extent else { return }
        extent = size
        layOut()
        if page > 0 { go(to: page, animated: false) }
    }

    /// The width of a picture, in points: that of the gallery, or what an upright picture has in a much wider one that more of them
    /// fill.
    private var pageWidth: Double {
        guard drawnWidth > 0, extent.width > drawnWidth * 1.1 else { return extent.width }
        return max(drawnWidth, extent.width / Double(max(1, pictures.count)))
    }

    /// The width of all of a picture that is as high as the gallery, in points; 0 while there is none.
    private var drawnWidth: Double {
        pictures.first.map { extent.height * $0.pixelSize.width / max(1, $0.pixelSize.height) } ?? 0
    }

    /// The largest offset, in points.
    private var largestOffset: Double { max(0, pageWidth * Double(max(1, pictures.count)) - extent.width) }

    /// The number of places where the gallery rests.
    private var placeCount: Int {
        // A trace of a picture is no place of its own.
        pageWidth > 0 ? Int((largestOffset / pageWidth - 0.1).rounded(.up)) + 1 : 1
    }

    private func layOut() {
        guard extent.width > 0 else { return }
        // The style sheet gives them their unit: a size by itself is not known where the cell is measured without a browser.
        setVariable("gallery-width", extent.width)
        setVariable("gallery-height", extent.height)
        let width = pageWidth * Double(max(1, pictures.count))
        send(.setSize(track.node, Size(width: width, height: extent.height)))
        for view in pages { view.drawnWidth = pageWidth }
        pageControl.numberOfPages = placeCount
        page = max(0, min(page, placeCount - 1))
        fetch()
    }

    /// Fetches the pictures that are seen and the next one. They stay once they have come.
    private func fetch() {
        let seen = pageWidth > 0 ? Int((extent.width / pageWidth).rounded(.up)) : 1
        for (index, view) in pages.enumerated() {
            let picture = index < pictures.count ? pictures[index] : nil
            if index <= page + seen || view.source != picture { view.source = index <= page + seen ? picture : nil }
        }
    }

    private func scrolled(to offset: Double) {
        guard pageWidth > 0 else { return }
        // Where reading goes to the left, offsets are negative.
        let distance = abs(offset)
        let isAtEnd = distance >= largestOffset - 1
        let reported = isAtEnd ? placeCount - 1 : min(placeCount - 1, Int((distance / pageWidth).rounded()))
        if let awaited, reported != awaited { return }
        awaited = nil
        show(page: reported)
    }

    private func go(to page: Int, animated: Bool? = nil) {
        let isAnimated = animated ?? (context?.environment.prefersReducedMotion != true)
        show(page: page)
        awaited = isAnimated ? page : nil
        let distance = min(Double(page) * pageWidth, largestOffset)
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        carousel.setContentOffset(Point(x: isMirrored ? -distance : distance, y: 0), animated: isAnimated)
    }

    private func show(page: Int) {
        self.page = page
        pageControl.currentPage = page
        fetch()
    }
}
