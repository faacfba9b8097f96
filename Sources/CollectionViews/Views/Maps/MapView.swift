import CollectionFormatting
public import CollectionGeometry

/// A map drawn from vector features, with pins that form clusters where they would overlap.
///
/// ![Streets, a park and a harbour with pins, some of them clustered, and zoom buttons](view-map-view)
///
/// ```swift
/// let map = MapView("Flats nearby")
/// map.region = MapRegion(center: berlin, longitudeDelta: 0.1)
/// map.features = outlines
/// map.annotations = flats.map { MapAnnotation(id: $0.id, coordinate: $0.place, title: $0.street) }
/// map.addSelectionAction { model.show(flat: $0) }
/// ```
///
/// It is moved by dragging, and zoomed with two fingers, with the wheel and the Control key, and with its buttons. One
/// finger scrolls the page until the map is tapped; two fingers move the map at once. On the keyboard the arrows move
/// it, plus and minus zoom, and Home shows ``region``. Pins are buttons. It loads no tiles: it shows the given features,
/// and the style sheet sets its size. The world ends at the 180th meridian; a region across it is cut off.
///
/// A pin is a dot, or shows the ``MapAnnotation/label`` of its place where that covers no other pin and no other label.
/// The selected pin always shows it.
public final class MapView: View {
    /// The features of the map.
    public var features: [MapFeature] = [] {
        didSet {
            ground.setFeatures(features)
            redraw()
        }
    }

    /// The marked places. Their identifiers must be unique.
    public var annotations: [MapAnnotation] = [] {
        didSet { if annotations != oldValue { takeAnnotations() } }
    }

    /// The region shown at first, and again when the user presses Home. Setting it shows it.
    public var region = MapRegion(center: Coordinate(latitude: 0, longitude: 0), longitudeDelta: 360) {
        didSet { place(region) }
    }

    /// The identifier of the highlighted place; `nil` for none. Setting it calls no action.
    public var selectedAnnotation: Int? {
        didSet { if selectedAnnotation != oldValue { showPins() } }
    }

    private let strings: Strings
    private let content = PlacedView(.box, styleClasses: ["map-content"])
    private let ground = MapGround()
    private let zoomInButton = Button("+", kind: .tinted, style: .title3, styleClasses: ["map-button"])
    private let zoomOutButton = Button("−", kind: .tinted, style: .title3, styleClasses: ["map-button"])
    private var pins: [MapPin] = []
    private var places: [Point] = []
    private var clusters: [MapCluster] = []
    private var clusteredScale = 0.0
    private var camera: MapCamera?
    /// The camera for which features and pins were last drawn. The content has been moved since then, not drawn again.
    private var drawn: MapCamera?
    private var gesture: Gesture?
    private var selectionActions: [(Int?) -> Void] = []
    private var regionActions: [(MapRegion) -> Void] = []

    /// Localized strings for assistive technology.
    public struct Strings {
        /// The role description of the map.
        public var map = libraryText("map", german: "Karte", arabic: "خريطة")
        /// The name of the zoom-in button.
        public var zoomIn = libraryText("Zoom in", german: "Vergrößern", arabic: "تكبير")
        /// The name of the zoom-out button.
        public var zoomOut = libraryText("Zoom out", german: "Verkleinern", arabic: "تصغير")
        /// The name of a pin for several places.
        public var cluster: (_ count: Int) -> String = {
            libraryText("\($0) places", german: "\($0) Orte", arabic: "عدد الأماكن: \($0)")
        }

        /// The description of a pin for places that the user has visited before.
        public var visited = libraryText("visited", german: "schon besucht", arabic: "تمت زيارته")

        /// Creates the strings in the language of the app; set those that differ.
        public init() {}
    }

    /// A gesture under way: its start, and the camera at its start.
    private struct Gesture {
        var start: HostPointer
        var camera: MapCamera
    }

    /// Creates an empty map.
    ///
    /// - Parameters:
    ///   - title: The name of the map for assistive technology.
    ///   - strings: Localized strings for assistive technology.
    public init(_ title: String, strings: Strings = Strings()) {
        self.strings = strings
        super.init(.surface, styleClasses: ["map-view"])
        accessibilityLabel = title
        setAttribute(.accessibilityRole, "application")
        setAttribute(.accessibilityRoleDescription, strings.map)
        setAttribute(.tabIndex, "0")
        zoomInButton.accessibilityLabel = strings.zoomIn
        zoomOutButton.accessibilityLabel = strings.zoomOut
        content.addSubview(ground)
        addSubview(content)
        addSubview(Stack(.vertical, styleClasses: ["map-buttons"], [zoomInButton, zoomOutButton]))
        zoomInButton.addTarget(self) { $0.zoom(by: 2) }
        zoomOutButton.addTarget(self) { $0.zoom(by: 0.5) }
    }

    public override func sizeDidChange(to size: Size) {
        // A map that is hidden for a while keeps its camera.
        guard size.width > 0, size.height > 0 else { return }
        gesture = nil
        if camera == nil {
            camera = MapCamera(showing: region, in: size)
        } else {
            camera?.resize(to: size)
        }
        redraw()
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        chooseLabels()
    }

    public override func keyPressed(_ key: Key) -> Bool { act(upon: key) }

    public override func keyTyped(_ character: String) -> Bool { act(uponTyped: character) }

    public override func pointerChanged(_ pointer: HostPointer) -> Bool { follow(pointer) }
}

// MARK: - Actions of the user

extension MapView {
    /// The visible region; ``region`` before the host has reported the size of the map.
    public var visibleRegion: MapRegion { camera?.region ?? region }

    /// Shows a region without calling an action.
    public func show(_ region: MapRegion) {
        if camera == nil { self.region = region } else { place(region) }
    }

    /// Moves the camera to a region, if the host has reported the size of the map.
    private func place(_ region: MapRegion) {
        guard let size = camera?.size else { return }
        gesture = nil
        camera = MapCamera(showing: region, in: size)
        redraw()
    }

    /// Adds a closure that is called when the user selects a place, or clears the selection (`nil`). The map holds it
    /// strongly.
    public func addSelectionAction(_ action: @escaping (_ id: Int?) -> Void) {
        selectionActions.append(action)
    }

    /// Adds a closure that is called when the user has moved or zoomed the map, once at the end of each gesture. The
    /// map holds it strongly.
    public func addRegionAction(_ action: @escaping (_ region: MapRegion) -> Void) {
        regionActions.append(action)
    }

    /// Removes all actions: for a map in a cell, which is configured for one item after another.
    public func removeActions() {
        selectionActions = []
        regionActions = []
    }

    /// Zooms around the centre.
    private func zoom(by factor: Double) {
        guard let size = camera?.size else { return }
        change { $0.zoom(by: factor, around: Point(x: size.width / 2, y: size.height / 2)) }
    }

    /// Selects a single place. Zooms to several, or selects the first if all have the same location.
    private func choose(_ cluster: MapCluster) {
        var bounds = Rect(origin: places[cluster.members[0]], size: .zero)
        for member in cluster.members {
            let place = places[member]
            let (left, top) = (min(bounds.minX, place.x), min(bounds.minY, place.y))
            bounds = Rect(
                x: left,
                y: top,
                width: max(bounds.maxX, place.x) - left,
                height: max(bounds.maxY, place.y) - top
            )
        }
        if cluster.members.count > 1, bounds.width > 0 || bounds.height > 0, camera?.scale != MapCamera.maximumScale {
            return change { $0.show(bounds) }
        }
        select(annotations[cluster.members[0]].id)
    }

    private func sendRegion(_ region: MapRegion) {
        for action in regionActions { action(region) }
    }

    private func select(_ id: Int?) {
        guard id != selectedAnnotation else { return }
        selectedAnnotation = id
        for action in selectionActions { action(id) }
    }

    private func act(upon key: Key) -> Bool {
        guard let size = camera?.size else { return false }
        let (across, down) = (size.width / 4, size.height / 4)
        switch key {
        case .left: change { $0.move(by: Point(x: across, y: 0)) }
        case .right: change { $0.move(by: Point(x: -across, y: 0)) }
        case .up: change { $0.move(by: Point(x: 0, y: down)) }
        case .down: change { $0.move(by: Point(x: 0, y: -down)) }
        case .home:
            place(region)
            sendRegion(visibleRegion)
        case .escape:
            guard selectedAnnotation != nil else { return false }
            select(nil)
        default: return false
        }
        return true
    }

    private func act(uponTyped character: String) -> Bool {
        guard camera != nil else { return false }
        // The equals sign is on the key of the plus sign on many keyboards.
        if character.hasSameBytes(as: "+") || character.hasSameBytes(as: "=") {
            zoom(by: 2)
        } else if character.hasSameBytes(as: "-") {
            zoom(by: 0.5)
        } else {
            return false
        }
        return true
    }

    private func follow(_ pointer: HostPointer) -> Bool {
        guard let camera else { return false }
        switch pointer.phase {
        case .began:
            gesture = Gesture(start: pointer, camera: camera)
        case .moved:
            guard let gesture else { return false }
            var next = gesture.camera
            let start = gesture.start
            if start.span > 0, pointer.span > 0 { next.zoom(by: pointer.span / start.span, around: start.location) }
            next.move(
                by: Point(x: pointer.location.x - start.location.x, y: pointer.location.y - start.location.y)
            )
            self.camera = next
            follow()
        case .ended:
            guard let started = gesture?.camera else { return false }
            gesture = nil
            if started != camera { sendRegion(camera.region) }
        case .cancelled:
            guard let started = gesture?.camera else { return false }
            gesture = nil
            self.camera = started
            follow()
        case .wheeled:
            change { $0.zoom(by: 1 - min(max(pointer.span, -300), 300) / 600, around: pointer.location) }
        case .pressedTwice:
            change { $0.zoom(by: 2, around: pointer.location) }
        case .hovered, .left:
            return false
        }
        return true
    }

    /// Changes the camera for the user, and calls the region actions.
    private func change(_ body: (inout MapCamera) -> Void) {
        guard var next = camera else { return }
        body(&next)
        guard next != camera else { return }
        camera = next
        follow()
        sendRegion(next.region)
    }
}

// MARK: - Display

extension MapView {
    /// The minimum distance between pins, in points.
    private static var pinDistance: Double { 44 }
    /// The drawn area beyond each edge, in sizes of the map.
    private static var overscan: Double { 0.5 }

    private func takeAnnotations() {
        places = annotations.map { MapProjection.project($0.coordinate) }
        gather()
        redraw()
    }

    /// Computes the clusters. They must not refer to removed places, even before the size is known.
    private func gather() {
        clusteredScale = camera?.scale ?? 0
        clusters = []
        if let camera {
            clusters = CollectionViews.clusters(of: places, closerThan: Self.pinDistance / camera.scale)
        }
        assignPins()
    }

    /// Shows the camera's view: moves the drawn content as long as it covers the view.
    private func follow() {
        guard let camera, let drawn, camera.scale == drawn.scale, camera.size == drawn.size else { return redraw() }
        let shift = camera.location(of: drawn.center).offsetBy(dx: -camera.size.width / 2, dy: -camera.size.height / 2)
        let reach = Point(x: camera.size.width * Self.overscan, y: camera.size.height * Self.overscan)
        guard max(shift.x, -shift.x) < reach.x, max(shift.y, -shift.y) < reach.y else { return redraw() }
        content.origin = shift
        showPins()
    }

    /// Draws everything for the camera.
    private func redraw() {
        guard let camera else { return }
        drawn = camera
        content.origin = .zero
        ground.draw(camera, in: camera.visibleRect(grownBy: Self.overscan))
        if camera.scale != clusteredScale { gather() }
        showPins()
    }

    /// Assigns a pin to each cluster: the one that showed its first place, if there is one, so that the focus is kept.
    private func assignPins() {
        var spare = pins
        var kept: [MapPin?] = []
        for cluster in clusters {
            let id = annotations[cluster.members[0]].id
            kept.append(spare.firstIndex { $0.firstID == id }.map { spare.remove(at: $0) })
        }
        pins = kept.map { $0 ?? spare.popLast() ?? makePin() }
        for pin in spare { content.removeSubview(pin) }
        for (pin, cluster) in zip(pins, clusters) { pin.show(cluster, of: annotations, strings: strings) }
        chooseLabels()
    }

    /// Chooses the pins that show their labels. Like the clusters, they depend on the scale alone, and on the size of text.
    private func chooseLabels() {
        guard let camera, let environment = context?.environment else { return }
        let lineHeight = environment.lineHeight(of: .caption1)
        let extents = zip(pins, clusters).map { pin, cluster in
            let center = Point(x: cluster.center.x * camera.scale, y: cluster.center.y * camera.scale)
            return pin.extent(around: center, lineHeight: lineHeight)
        }
        for (pin, hasRoom) in zip(pins, labelsWithRoom(on: extents)) { pin.hasRoomForLabel = hasRoom }
    }

    private func makePin() -> MapPin {
        let pin = MapPin()
        let reference = Weak(pin)
        pin.addTarget(self) { map in
            if let cluster = reference.object?.cluster { map.choose(cluster) }
        }
        content.addSubview(pin)
        return pin
    }

    /// Places the pins; hidden pins cannot be focused either.
    private func showPins() {
        guard let camera, let drawn else { return }
        for pin in pins {
            guard let cluster = pin.cluster else { continue }
            let seen = camera.location(of: cluster.center)
            let isSeen = seen.x >= 0 && seen.y >= 0 && seen.x <= camera.size.width && seen.y <= camera.size.height
            pin.isHidden = !isSeen
            if isSeen { pin.origin = drawn.location(of: cluster.center) }
            pin.isSelected = cluster.members.contains { annotations[$0].id == selectedAnnotation }
        }
    }
}
