import Testing

@testable import CollectionViews

struct EventClockTests {
    @Test("without a clock, the time that was set stays over events")
    func setTime() {
        var clock = EventClock()
        let before = clock.time
        clock.time = 20
        clock.beginEvent()
        let after = clock.time
        #expect([before, after] == [0, 20])
    }

    @Test("with a clock, the time that was set ends with the event")
    func readTime() {
        var clock = EventClock()
        clock.read = { 30 }
        clock.time = 20
        let before = clock.time
        clock.beginEvent()
        let after = clock.time
        #expect([before, after] == [20, 30])
    }
}
