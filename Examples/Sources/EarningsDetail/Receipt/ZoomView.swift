import CollectionViewKit

/// A picture that can be enlarged and moved: by two fingers, by the wheel, by a double click, by plus, minus, 0 and the
/// arrows.
final class ZoomView: View {
    private let imageView = ImageView(styleClasses: ["zoom-picture"])
    private var camera: ZoomCamera?
    private var pixelSize = Size.zero
    private var size = Size.zero
    private var gesture: (start: HostPointer, camera: ZoomCamera)?

    init() {
        super.init(.surface, styleClasses: ["zoom-view", "takes-wheel"])
        setAttribute(.tabIndex, "0")
        setAttribute(.accessibilityRole, "group")
        let strings = EarningsStrings.current
        setAttribute(.accessibilityRoleDescription, strings.receipts.picture)
        accessibilityHint = strings.receipts.hint
        addSubview(imageView)
    }

    override func sizeDidChange(to size: Size) {
        guard size.width > 0, size.height > 0 else { return }
        self.size = size
        gesture = nil
        if camera == nil, pixelSize.width > 0 {
            camera = ZoomCamera(pixelSize: pixelSize, window: size)
        } else {
            camera?.resize(to: size)
        }
        follow()
    }

    override func pointerChanged(_ pointer: HostPointer) -> Bool { follow(pointer) }
}

extension ZoomView {
    /// How many times larger the picture is seen than at first.
    var scale: Double { camera?.scale ?? 1 }

    /// Shows a picture, all of it.
    func show(_ picture: ReceiptPicture, label: String) {
        accessibilityLabel = label
        // The name of the group describes the picture.
        imageView.source = picture.source(describedAs: "")
        pixelSize = picture.size
        gesture = nil
        camera = size.width > 0 ? ZoomCamera(pixelSize: pixelSize, window: size) : nil
        follow()
    }

    /// Enlarges around the middle.
    func zoom(by factor: Double) {
        change { $0.zoom(by: factor, around: Point(x: $0.window.width / 2, y: $0.window.height / 2)) }
    }

    /// Shows all of the picture.
    func reset() { change { $0.reset() } }

    /// Acts upon an arrow. Returns whether there was something to move.
    func move(_ key: Key) -> Bool {
        guard let camera, camera.isZoomed else { return false }
        let (across, down) = (camera.window.width / 5, camera.window.height / 5)
        switch key {
        case .left: change { $0.move(by: Point(x: across, y: 0)) }
        case .right: change { $0.move(by: Point(x: -across, y: 0)) }
        case .up: change { $0.move(by: Point(x: 0, y: down)) }
        case .down: change { $0.move(by: Point(x: 0, y: -down)) }
        default: return false
        }
        return true
    }

    private func follow(_ pointer: HostPointer) -> Bool {
        guard let camera else { return false }
        switch pointer.phase {
        case .began: gesture = (pointer, camera)
        case .moved:
            guard let gesture else { return false }
            let start = gesture.start
            var next = gesture.camera
            if start.span > 0, pointer.span > 0 { next.zoom(by: pointer.span / start.span, around: start.location) }
            next.move(by: Point(x: pointer.location.x - start.location.x, y: pointer.location.y - start.location.y))
            self.camera = next
            follow()
        case .ended: gesture = nil
        case .cancelled:
            guard let gesture else { return false }
            self.camera = gesture.camera
            self.gesture = nil
            follow()
        case .wheeled: change { $0.zoom(by: 1 - min(max(pointer.span, -300), 300) / 600, around: pointer.location) }
        case .pressedTwice:
            change { camera.isZoomed ? $0.reset() : $0.zoom(by: 2.5, around: pointer.location) }
        case .hovered, .left: return false
        }
        return true
    }

    private func change(_ body: (inout ZoomCamera) -> Void) {
        guard var next = camera else { return }
        body(&next)
        guard next != camera else { return }
        camera = next
        follow()
    }

    /// Has the style sheet put the picture where the camera sees it, and a picture of that width be fetched.
    private func follow() {
        guard let camera else { return }
        setVariable("zoom-width", camera.picture.width)
        setVariable("zoom-height", camera.picture.height)
        setVariable("zoom-scale", camera.scale)
        setVariable("zoom-x", camera.shift.x)
        setVariable("zoom-y", camera.shift.y)
        setStyleClass("is-zoomed", camera.isZoomed)
        imageView.drawnWidth = camera.picture.width * camera.scale
    }
}
