import CollectionFormatting
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// A screen that writes the time, the day and a number as the user does, and counts stored changes.
private final class ClockViewController: ViewController {
    let label = Label(.body)
    private(set) var changes: [String] = []

    override func viewDidLoad() {
        view.addSubview(label)
        show()
    }

    override func environmentDidChange() { show() }

    func show() {
        guard let context else { return }
        let style = DateFormatStyle(
            date: .abbreviated, time: .shortened, timeZone: context.timeZone, locale: context.locale)
        label.text = style.format(context.now)
    }

    func observe() {
        context?.storage.observe(self) { screen, key, value in screen.changes.append("\(key)=\(value ?? "-")") }
    }
}

@Suite struct LocalSettingsTests {
    private let screen = ClockViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
    }

    @Test("a screen shows the time of the clock in the zone and the locale of the user, and changes with them")
    func region() {
        host.changeRegion { $0.localeIdentifier = "de-DE" }
        host.start(path: "/")
        #expect(host.texts == ["01.01.2026, 12:00"])
        host.changeRegion { $0.timeZone = TimeZone(secondsFromGMT: 3600) }
        #expect(host.texts == ["01.01.2026, 13:00"])
        host.changeRegion { $0.localeIdentifier = "en-US-u-hc-h23" }
        #expect(host.texts == ["Jan 1, 2026, 13:00"])
        host.advance(by: 90_000)
        host.change { $0.prefersDarkColors = true }
        #expect(host.texts == ["Jan 1, 2026, 13:01"])
    }

    @Test("values are stored on the device, and those of earlier are read")
    func storage() throws {
        host.storage.values = ["theme": "dark"]
        host.start(path: "/")
        let storage = try #require(screen.context?.storage)
        #expect(storage.string(for: "theme") == "dark")
        #expect(storage.string(for: "size") == nil)
        try storage.set("large", for: "size")
        try storage.set("light", for: "theme")
        #expect(host.storage.values == ["theme": "light", "size": "large"])
        #expect(storage.keys.sorted() == ["size", "theme"])
        storage.remove("size")
        #expect(host.storage.values == ["theme": "light"])
        #expect(storage.string(for: "size") == nil)
    }

    @Test("a value that cannot be stored is an error that says why, and leaves the one before")
    func errors() throws {
        host.start(path: "/")
        let storage = try #require(screen.context?.storage)
        try storage.set("a", for: "key")
        host.storage.outcome = .full
        #expect(throws: HostStorageError.full) { try storage.set("b", for: "key") }
        host.storage.outcome = .forbidden
        #expect(throws: HostStorageError.forbidden) { try storage.set("b", for: "key") }
        host.storage.outcome = .stored
        storage.configuration = HostStorage.Configuration(maximumKeyBytes: 4, maximumValueBytes: 3)
        #expect(throws: HostStorageError.valueTooLarge(bytes: 4, limit: 3)) { try storage.set("éé", for: "key") }
        #expect(throws: HostStorageError.invalidKey(bytes: 5, limit: 4)) { try storage.set("b", for: "keyed") }
        #expect(throws: HostStorageError.invalidKey(bytes: 0, limit: 4)) { try storage.set("b", for: "") }
        #expect(storage.string(for: "key") == "a")
        #expect(host.storage.values == ["key": "a"])
    }

    @Test("changes by other pages are reported, one's own are not")
    func changes() throws {
        host.storage.values = ["theme": "dark"]
        host.start(path: "/")
        screen.observe()
        let storage = try #require(screen.context?.storage)
        #expect(storage.string(for: "theme") == "dark")
        try storage.set("light", for: "theme")
        host.storeElsewhere("dark", for: "theme")
        #expect(storage.string(for: "theme") == "dark")
        host.storeElsewhere(nil, for: "theme")
        #expect(storage.string(for: "theme") == nil)
        #expect(screen.changes == ["theme=dark", "theme=-"])
    }
}
