import CollectionFormatting
import Testing

@Suite("Calendar and time zones")
struct CalendarTests {
    /// The date of a moment, found by counting days one by one from 1 January 1970, a Thursday.
    private struct NaiveCalendar {
        var year = 1970
        var month = 1
        var day = 1
        var weekday = 5

        private static func days(_ month: Int, _ year: Int) -> Int {
            let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
            return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        }

        mutating func advance() {
            weekday = weekday % 7 + 1
            day += 1
            if day > Self.days(month, year) { (day, month) = (1, month + 1) }
            if month > 12 { (month, year) = (1, year + 1) }
        }

        mutating func retreat() {
            weekday = (weekday + 5) % 7 + 1
            day -= 1
            if day < 1 {
                month -= 1
                if month < 1 { (month, year) = (12, year - 1) }
                day = Self.days(month, year)
            }
        }
    }

    @Test(
        "every day of four hundred years, and then every 97th of six hundred, has the date that counting finds, and back",
        arguments: [1, -1])
    func days(step: Int) {
        let calendar = Calendar()
        var naive = NaiveCalendar()
        func agrees(at seconds: Double) -> Bool {
            guard let components = calendar.dateComponents(at: seconds) else { return false }
            return components.year == naive.year && components.month == naive.month && components.day == naive.day
                && components.weekday == naive.weekday && calendar.secondsSince1970(of: components) == seconds
        }
        var wrong: [Int] = []
        for number in 0..<365_250 {
            // The calendar repeats after 146,097 days.
            let isCompared = number < 146_097 || number % 97 == 0
            if isCompared, !agrees(at: Double(number * step) * 86400) { wrong.append(number) }
            if step > 0 { naive.advance() } else { naive.retreat() }
        }
        #expect(wrong == [])
    }

    @Test("a fraction of a second belongs to the second that has begun")
    func fractions() {
        let calendar = Calendar()
        #expect(calendar.dateComponents(at: 59.999)?.second == 59)
        #expect(calendar.dateComponents(at: -0.001)?.year == 1969)
        #expect(calendar.dateComponents(at: -0.001)?.second == 59)
    }

    @Test(
        "the limits have dates, and what is beyond has none", arguments: [TimeZone.gmt, TimeZone(secondsFromGMT: .max)])
    func limits(zone: TimeZone) {
        let calendar = Calendar(timeZone: zone)
        #expect(calendar.dateComponents(at: 8.64e12)?.year == 275_760)
        #expect(calendar.dateComponents(at: -8.64e12)?.year == -271_821)
        for value in [8.64e12 + 1, -8.64e12 - 1, .nan, .infinity, -.infinity, 1e300] {
            #expect(calendar.dateComponents(at: value) == nil)
            #expect(DateFormatStyle(date: .long, time: .standard, timeZone: zone).format(value) == "—")
        }
    }

    @Test("offsets change with transitions, in whatever order they are given")
    func transitions() {
        // Berlin in 2025.
        let summer = 1_743_296_400.0
        let winter = 1_761_440_400.0
        let zone = TimeZone(
            secondsFromGMT: 3600,
            transitions: [
                .init(secondsSince1970: winter, secondsFromGMT: 3600), .init(secondsSince1970: .nan, secondsFromGMT: 0),
                .init(secondsSince1970: summer, secondsFromGMT: 7200),
            ])
        #expect(zone.secondsFromGMT(at: summer - 1) == 3600)
        #expect(zone.secondsFromGMT(at: summer) == 7200)
        #expect(zone.secondsFromGMT(at: winter) == 3600)
        let calendar = Calendar(timeZone: zone)
        let style = DateFormatStyle(
            date: .numeric, time: .standard, timeZone: zone, locale: Locale(identifier: "de-DE"))
        #expect(style.format(summer - 1) == "30.03.25, 01:59:59")
        #expect(style.format(summer) == "30.03.25, 03:00:00")
        #expect(style.format(winter - 1) == "26.10.25, 02:59:59")
        #expect(style.format(winter) == "26.10.25, 02:00:00")
        for moment in [summer - 7200, summer, summer + 86400, winter - 3600, winter + 3600, winter + 200_000] {
            let components = calendar.dateComponents(at: moment)
            #expect(components.map { calendar.secondsSince1970(of: $0) } == moment)
        }
    }

    @Test("what is beyond a unit counts on")
    func overflow() {
        let calendar = Calendar()
        var components = DateComponents(year: 2025, month: 14, day: 0, hour: 25, minute: -1)
        let seconds = calendar.secondsSince1970(of: components)
        // 31 January 2026, 24:59.
        #expect(DateFormatStyle(date: .numeric, time: .shortened).format(seconds) == "2/1/26, 12:59 AM")
        components = DateComponents(year: .max, month: .min, day: .max, hour: .max, minute: .max, second: .max)
        #expect(calendar.dateComponents(at: calendar.secondsSince1970(of: components)) == nil)
    }
}
