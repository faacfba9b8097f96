import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct MapViewTests {
    private let berlin = Coordinate(latitude: 52.52, longitude: 13.405)

    private func place(_ id: Int, east: Double, north: Double = 0) -> MapAnnotation {
        let coordinate = Coordinate(latitude: berlin.latitude + north, longitude: berlin.longitude + east)
        return MapAnnotation(id: id, coordinate: coordinate, title: "place \(id)")
    }

    /// A map of 300 × 200 points, 0.3 degrees across: a thousandth of a degree is one point.
    private func makeMap(_ places: [MapAnnotation] = []) -> (MapView, ModelHost) {
        let map = MapView("Flats")
        map.region = MapRegion(center: berlin, longitudeDelta: 0.3)
        map.annotations = places
        return (map, makeHost(map))
    }

    private func pins(_ host: ModelHost) -> [String] {
        host.nodes(withStyleClass: "map-pin").filter { host.node($0)?.isHidden == false }
            .compactMap { host.node($0)?.attributes[.accessibilityLabel] }.sorted()
    }

    @Test("the projection is Mercator's, and back again")
    func projection() {
        let null = MapProjection.project(Coordinate(latitude: 0, longitude: 0))
        #expect(null == Point(x: 0.5, y: 0.5))
        // From the formula with a C library: 0.5 - ln(tan(π/4 + φ/2)) / 2π for φ = 52.52°.
        let point = MapProjection.project(berlin)
        #expect(abs(point.x - 0.537_236_111_111_111_1) < 1e-12)
        #expect(abs(point.y - 0.327_988_1) < 1e-3)
        for latitude in stride(from: -85.0, through: 85, by: 5) {
            let there = MapProjection.project(Coordinate(latitude: latitude, longitude: 7))
            let back = MapProjection.unproject(there)
            #expect(abs(back.latitude - latitude) < 1e-9)
            #expect(abs(back.longitude - 7) < 1e-9)
        }
        let pole = MapProjection.project(Coordinate(latitude: 90, longitude: .nan))
        #expect(abs(pole.y) < 1e-6)
        #expect(pole.x == 0.5)
        #expect(abs(MapProjection.logarithm(10) - 2.302_585_092_994_046) < 1e-14)
        #expect(abs(MapProjection.logarithm(0.001) + 6.907_755_278_982_137) < 1e-14)
        #expect(abs(MapProjection.sine(1) - 0.841_470_984_807_896_5) < 1e-15)
    }

    @Test("what lies under the fingers stays there while they move apart, and nothing leaves the world")
    func camera() {
        var camera = MapCamera(showing: MapRegion(center: berlin, longitudeDelta: 1), in: Size(width: 300, height: 200))
        let finger = Point(x: 70, y: 20)
        let before = camera.point(at: finger)
        for factor in [2.0, 0.3, 17, .nan, -1, 0, .infinity] { camera.zoom(by: factor, around: finger) }
        let after = camera.point(at: finger)
        #expect(abs(after.x - before.x) < 1e-9)
        #expect(abs(after.y - before.y) < 1e-9)
        camera.zoom(by: 1e-9, around: finger)
        #expect(camera.scale == 300)
        camera.move(by: Point(x: 1e9, y: -1e9))
        let visible = camera.visibleRect(grownBy: 0)
        #expect(visible.minX >= -1e-9)
        #expect(visible.maxX <= 1 + 1e-9)
        #expect(visible.minY >= -1e-9)
        #expect(visible.maxY <= 1 + 1e-9)
        camera.zoom(by: 1e30, around: finger)
        #expect(camera.scale == MapCamera.maximumScale)
    }

    @Test("places gather with the nearest, as a naive search has it", arguments: 0..<20)
    func clustering(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let places = (0..<60).map { _ in
            Point(x: Double.random(in: 0...1, using: &random), y: Double.random(in: 0...1, using: &random))
        }
        let distance = 0.02 + Double(seed) * 0.01
        let found = clusters(of: places, closerThan: distance)
        #expect(found.flatMap { $0.members }.sorted() == Array(places.indices))
        var origins: [Int] = []
        var expected: [[Int]] = []
        for (index, place) in places.enumerated() {
            let near = origins.indices.map { cluster in
                let origin = places[origins[cluster]]
                let (dx, dy) = (origin.x - place.x, origin.y - place.y)
                return (cluster, dx * dx + dy * dy)
            }
            if let best = near.min(by: { $0.1 < $1.1 }), best.1 < distance * distance {
                expected[best.0].append(index)
            } else {
                origins.append(index)
                expected.append([index])
            }
        }
        #expect(found.map(\.members) == expected)
        #expect(clusters(of: places, closerThan: 0).count == 60)
    }

    @Test("pins that would cover each other are one, and come apart when it is chosen")
    func pinsGather() throws {
        var chosen: [Int?] = []
        let (map, host) = makeMap([place(1, east: 0), place(2, east: 0.01), place(3, east: 0.1), place(4, east: 3)])
        map.addSelectionAction { chosen.append($0) }
        #expect(pins(host) == ["2 places", "place 3"])
        let cluster = try #require(host.nodes(withStyleClass: "is-cluster").first)
        host.send(.activated(cluster))
        #expect(pins(host) == ["place 1", "place 2"])
        #expect(chosen == [])
        let pin = try #require(host.nodes { $0.attributes[.accessibilityLabel] == "place 2" }.first)
        host.send(.activated(pin))
        #expect(chosen == [2])
        #expect(host.node(pin)?.styleClasses.contains("is-selected") == true)
        #expect(host.press(.escape, on: pin))
        #expect(chosen == [2, nil])
        #expect(!host.press(.escape, on: pin))
    }

    /// The texts on the pins that are visible.
    private func texts(_ host: ModelHost) -> [String] {
        host.nodes(withStyleClass: "map-pin-count").compactMap { host.node($0)?.text }.filter { !$0.isEmpty }.sorted()
    }

    @Test("a label is drawn where it covers no other pin and no other label, and on the selected pin")
    func labels() {
        let places = [(1, 0.0), (2, 0.05), (3, 0.11), (4, -0.06), (5, -0.065)].map { id, east -> MapAnnotation in
            var place = place(id, east: east)
            place.label = "€31\(id)k"
            return place
        }
        let (map, host) = makeMap(places)
        #expect(texts(host) == ["2", "€311k", "€313k"])
        map.selectedAnnotation = 2
        host.send(.frame(0))
        #expect(texts(host) == ["2", "€311k", "€312k", "€313k"])
        #expect(host.nodes(withStyleClass: "is-selected").count == 1)
        map.selectedAnnotation = nil
        host.send(.frame(0))
        #expect(texts(host) == ["2", "€311k", "€313k"])
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        #expect(texts(host) == ["2"], "larger labels need more room")
        host.change { $0.lineHeights = HostEnvironment.usualLineHeights }
        host.tap("+")
        #expect(host.nodes(withStyleClass: "is-labelled").count == 3, "labels have room again")
    }

    @Test("a title in another language is a part of the name of its pin, beside the label, and marked by its language")
    func titleLanguage() throws {
        var place = place(1, east: 0)
        place.label = "310 Tsd. €"
        place.titleLanguage = "en"
        let (map, host) = makeMap([place])
        func parts() -> [String?] {
            host.nodes(withStyleClass: "map-pin-name").compactMap { host.node($0) }.flatMap { node -> [String?] in
                [node.text, node.attributes[.accessibilityLanguage]]
            }
        }
        let drawn = try #require(host.nodes(withStyleClass: "map-pin-count").first)
        #expect(pins(host) == [])
        #expect(parts() == ["place 1", "en", "310 Tsd. €", nil])
        #expect(host.node(drawn)?.attributes[.isHiddenFromAccessibility] == "true")
        place.titleLanguage = nil
        map.annotations = [place]
        host.send(.frame(0))
        #expect(pins(host) == ["place 1"])
        #expect(parts() == ["", nil, "", nil])
        #expect(host.node(drawn)?.attributes[.isHiddenFromAccessibility] == nil)
    }

    @Test("a pin says that its place was visited, and a cluster that all of its places were")
    func visited() {
        func places(_ visited: Set<Int>) -> [MapAnnotation] {
            [(1, 0.0), (2, 0.01), (3, 0.1)].map { id, east -> MapAnnotation in
                var place = place(id, east: east)
                place.isVisited = visited.contains(id)
                return place
            }
        }
        let (map, host) = makeMap(places([1, 3]))
        func marked() -> [String] {
            host.nodes(withStyleClass: "is-visited").compactMap { host.node($0) }
                .map { ($0.attributes[.accessibilityLabel] ?? "") + ", " + ($0.attributes[.accessibilityHint] ?? "") }
                .sorted()
        }
        #expect(marked() == ["place 3, visited"])
        map.annotations = places([1, 2])
        host.send(.frame(0))
        #expect(marked() == ["2 places, visited"])
        map.annotations = places([])
        host.send(.frame(0))
        #expect(marked() == [])
    }

    @Test("labels find room as a search among all pins has it", arguments: 0..<20)
    func room(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pins = (0..<60).map { _ -> MapPinExtent in
            let (x, y) = (Double.random(in: 0...900, using: &random), Double.random(in: 0...600, using: &random))
            let width = Double.random(in: 0...90, using: &random)
            return MapPinExtent(
                center: Point(x: x, y: y), size: Size(width: 20, height: 20),
                labelSize: width < 20 ? nil : Size(width: width, height: 24))
        }
        func overlap(_ left: Size, _ right: Size, _ first: MapPinExtent, _ second: MapPinExtent) -> Bool {
            2 * abs(first.center.x - second.center.x) < left.width + right.width
                && 2 * abs(first.center.y - second.center.y) < left.height + right.height
        }
        var expected: [Bool] = []
        for (index, pin) in pins.enumerated() {
            guard let label = pin.labelSize else {
                expected.append(false)
                continue
            }
            let isFree = pins.indices.allSatisfy { other in
                guard other != index else { return true }
                if overlap(label, pins[other].size, pin, pins[other]) { return false }
                guard other < index, expected[other], let taken = pins[other].labelSize else { return true }
                return !overlap(label, taken, pin, pins[other])
            }
            expected.append(isFree)
        }
        #expect(labelsWithRoom(on: pins) == expected)
        #expect(expected.contains(true))
    }

    @Test("places at one spot cannot come apart: the first is chosen")
    func oneSpot() throws {
        let (map, host) = makeMap([place(1, east: 0), place(2, east: 0)])
        host.send(.activated(try #require(host.nodes(withStyleClass: "is-cluster").first)))
        #expect(map.selectedAnnotation == 1)
    }

    @Test("a short drag moves what is drawn and draws nothing")
    func dragging() {
        var regions = 0
        let (map, host) = makeMap([place(1, east: 0)])
        map.features = [MapFeature(.street, parts: [[berlin, Coordinate(latitude: 52.6, longitude: 13.5)]])]
        map.addRegionAction { _ in regions += 1 }
        host.send(.frame(0))
        let before = map.visibleRegion
        host.point(.began, on: map.node, at: Point(x: 100, y: 100))
        host.point(.moved, on: map.node, at: Point(x: 130, y: 90))
        let content = host.nodes(withStyleClass: "map-content")[0]
        #expect(host.lastCommands == [.setOrigin(content, host.node(content)?.origin ?? .zero)])
        #expect(abs((host.node(content)?.origin.x ?? 0) - 30) < 1e-6)
        #expect(regions == 0)
        host.point(.ended, on: map.node, at: Point(x: 130, y: 90))
        #expect(regions == 1)
        #expect(abs(map.visibleRegion.center.longitude - before.center.longitude + 0.03) < 1e-9)
        host.point(.began, on: map.node, at: Point(x: 100, y: 100))
        host.point(.moved, on: map.node, at: Point(x: 290, y: 100))
        #expect(host.lastCommands.contains { if case .setPath = $0 { true } else { false } })
        host.point(.cancelled, on: map.node, at: Point(x: 290, y: 100))
        #expect(regions == 1)
        #expect(abs(map.visibleRegion.center.longitude - before.center.longitude + 0.03) < 1e-9)
    }

    @Test("two fingers, the wheel, a double press, keys and buttons enlarge and move")
    func zooming() throws {
        let (map, host) = makeMap()
        let delta = { (map.visibleRegion.longitudeDelta * 1000).rounded() / 1000 }
        host.point(.began, on: map.node, at: Point(x: 150, y: 100), span: 50)
        host.point(.moved, on: map.node, at: Point(x: 150, y: 100), span: 100)
        host.point(.ended, on: map.node, at: Point(x: 150, y: 100), span: 100)
        #expect(delta() == 0.15)
        host.point(.wheeled, on: map.node, at: Point(x: 150, y: 100), span: 300)
        #expect(delta() == 0.3)
        host.point(.pressedTwice, on: map.node, at: Point(x: 150, y: 100))
        #expect(delta() == 0.15)
        #expect(host.send(.typed("-", map.node)))
        #expect(delta() == 0.3)
        #expect(host.send(.typed("=", map.node)))
        #expect(delta() == 0.15)
        #expect(!host.send(.typed("x", map.node)))
        host.tap("−")
        #expect(delta() == 0.3)
        host.tap("+")
        let east = map.visibleRegion.center.longitude
        #expect(host.press(.right, on: map.node))
        #expect(abs(map.visibleRegion.center.longitude - east - 0.15 / 4) < 1e-9)
        #expect(host.press(.home, on: map.node))
        #expect(delta() == 0.3)
        #expect(!host.press(.pageUp, on: map.node))
    }

    @Test("a map that has no size, or whose places go, has nothing to trip over")
    func emptiness() {
        let map = MapView("Flats")
        map.annotations = [place(1, east: 0), place(2, east: 0.001)]
        map.selectedAnnotation = 2
        map.show(MapRegion(center: berlin, longitudeDelta: -4))
        let host = makeHost(map)
        #expect(pins(host) == ["2 places"])
        host.send(.resized(map.node, .zero))
        map.annotations = []
        map.selectedAnnotation = 1
        host.send(.resized(map.node, Size(width: 10, height: 0)))
        map.annotations = [place(9, east: 0)]
        host.send(.resized(map.node, Size(width: 100, height: 100)))
        #expect(pins(host) == ["place 9"])
    }

    @Test("only what lies near the window is drawn, and corners that cannot be seen are left out")
    func culling() throws {
        let (map, host) = makeMap()
        let near = (0..<1000).map { Coordinate(latitude: 52.52, longitude: 13.4 + Double($0) * 0.000_1) }
        map.features = [
            MapFeature(.path, parts: [near]),
            MapFeature(
                .water, parts: [[Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 1, longitude: 1)]]),
            MapFeature(.water, parts: [[berlin]]),
        ]
        host.send(.frame(0))
        let path = try #require(host.nodes(withStyleClass: "map-path").first)
        let water = try #require(host.nodes(withStyleClass: "map-water").first)
        let count = try #require(host.node(path)).path.elements.count
        #expect((150...250).contains(count))
        #expect(host.node(water)?.path.isEmpty == true)
    }

    @Test("the pin that has the focus goes on standing for its place")
    func focus() throws {
        let (map, host) = makeMap([place(1, east: -0.05), place(2, east: 0.05)])
        let pin = try #require(host.nodes { $0.attributes[.accessibilityLabel] == "place 2" }.first)
        map.annotations = [place(3, east: 0.1), place(2, east: 0.05), place(1, east: -0.05)]
        host.send(.frame(0))
        #expect(host.node(pin)?.attributes[.accessibilityLabel] == "place 2")
        #expect(pins(host) == ["place 1", "place 2", "place 3"])
    }
}
