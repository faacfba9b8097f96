import CollectionFormatting
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct DatePickerTests {
    /// 1 May 2026, 09:30 UTC.
    private static let morning = 1_777_627_800.0
    private static let midnight = 1_777_593_600.0

    private final class Log {
        var dates: [Double?] = []
    }

    /// What is around a field, as a cell is.
    private final class Row: View {
        var changes = 0

        override func didActivateSubview() { changes += 1 }
    }

    private func makePicker(_ mode: DatePicker.Mode, log: Log = Log()) -> DatePicker {
        let picker = DatePicker("Arrival", mode: mode)
        picker.timeZone = .gmt
        picker.addAction { log.dates.append($0) }
        return picker
    }

    private func input(_ host: ModelHost) throws -> NodeID {
        try #require(host.nodes { $0.element == .textField }.first)
    }

    private func attributes(_ host: ModelHost) throws -> [HostAttribute: String] {
        try #require(host.node(try input(host))).attributes
    }

    @Test(
        "each mode is a field of the host with its own texts",
        arguments: [
            (DatePicker.Mode.date, "date", "2026-05-01"), (.time, "time", "09:30"),
            (.dateAndTime, "datetime-local", "2026-05-01T09:30"),
        ])
    func modes(mode: DatePicker.Mode, type: String, text: String) throws {
        let picker = makePicker(mode)
        picker.date = Self.morning
        picker.minimumDate = Self.morning
        let host = makeHost(picker)
        let attributes = try attributes(host)
        #expect(attributes[.inputType] == type)
        #expect(attributes[.minimum] == text)
        #expect(attributes[.maximum] == nil)
        let input = try input(host)
        #expect(attributes[.accessibilityLabel] == "Arrival")
        #expect(host.node(input)?.text == text)
        #expect(picker.date == Self.morning)
    }

    @Test("what the user chooses is reported once, as a moment, and not sent back")
    func choosing() throws {
        let log = Log()
        let picker = makePicker(.date, log: log)
        let host = makeHost(picker)
        host.write("2026-05-01", into: try input(host))
        #expect(host.lastCommands == [])
        #expect(picker.date == Self.midnight)
        host.write("2026-05-01", into: try input(host))
        host.write("", into: try input(host))
        #expect(log.dates == [Self.midnight, nil])
        #expect(picker.error == nil)
    }

    @Test("a time is chosen on the day of the date before")
    func timeOfDay() throws {
        let picker = makePicker(.time)
        picker.date = Self.morning
        let host = makeHost(picker)
        host.write("18:05", into: try input(host))
        #expect(picker.date == Self.midnight + 18 * 3600 + 5 * 60)
        host.write("", into: try input(host))
        host.write("00:00:30", into: try input(host))
        #expect(picker.date == Self.midnight + 30)
    }

    @Test(
        "what cannot be chosen is an error that is seen and heard when the user has left the field",
        arguments: [
            ("2026-04-30", DatePicker.DateError.tooEarly), ("2026-05-04", .tooLate), ("2026-02-30", .invalid),
            ("tomorrow", .invalid), ("2026-05-01T09:30", .invalid), ("99999999999999999999-01-01", .invalid),
            ("0000-05-01", .invalid), ("2026-13-01", .invalid), ("275761-01-01", .invalid),
        ])
    func errors(text: String, error: DatePicker.DateError) throws {
        let log = Log()
        let picker = makePicker(.date, log: log)
        picker.minimumDate = Self.morning
        picker.maximumDate = Self.morning + 2 * 86400
        picker.date = Self.morning
        let host = makeHost(picker)
        host.write(text, into: try input(host))
        #expect(picker.error == error)
        #expect(picker.date == nil)
        #expect(log.dates == [nil])
        #expect(try attributes(host)[.isInvalid] == nil)
        host.send(.focused(.none))
        #expect(try attributes(host)[.isInvalid] == "true")
        #expect(host.texts.count == 3)
        #expect(host.node(try input(host))?.text == text, "it stays, to be corrected")
        host.write("2026-05-03", into: try input(host))
        #expect(try attributes(host)[.isInvalid] == nil)
        #expect(host.texts == ["Arrival", "2026-05-03"])
        #expect(picker.date == Self.midnight + 2 * 86400)
        #expect(log.dates.count == 2)
    }

    @Test("what is around it hears that the user has left it, when its error may need room")
    func room() throws {
        let row = Row()
        let picker = makePicker(.date)
        picker.minimumDate = Self.morning
        row.addSubview(picker)
        let host = makeHost(row)
        host.write("2026-04-30", into: try input(host))
        let before = row.changes
        host.send(.focused(.none))
        #expect(row.changes == before + 1)
        host.send(.focused(.none))
        host.send(.frame(0))
        #expect(row.changes == before + 1)
    }

    @Test("the sentences of the library are in the language of the app")
    func language() throws {
        let picker = makePicker(.date)
        let host = makeHost(picker)
        picker.context?.setLanguage(Locale(identifier: "de"))
        host.write("morgen", into: try input(host))
        host.send(.focused(.none))
        #expect(host.texts.contains("Geben Sie ein gültiges Datum oder eine gültige Uhrzeit ein."))
    }

    @Test("the day of a limit can be chosen, whatever its time")
    func limitDays() throws {
        let picker = makePicker(.date)
        picker.minimumDate = Self.morning
        picker.maximumDate = Self.morning
        let host = makeHost(picker)
        host.write("2026-05-01", into: try input(host))
        #expect(picker.error == nil)
        #expect(picker.date == Self.midnight)
    }

    @Test("a date of the program is brought within the limits, and limits that exclude everything count for nothing")
    func limits() throws {
        let picker = makePicker(.dateAndTime)
        let host = makeHost(picker)
        picker.date = Self.morning
        picker.minimumDate = Self.morning + 3600
        #expect(picker.date == Self.morning + 3600)
        picker.maximumDate = Self.morning
        #expect(picker.date == Self.morning + 3600)
        host.send(.frame(0))
        let attributes = try attributes(host)
        #expect(attributes[.minimum] == nil)
        #expect(attributes[.maximum] == nil)
        picker.minimumDate = nil
        #expect(picker.date == Self.morning)
    }

    @Test(
        "a number that has no date, or none that HTML can write, is no date and no limit",
        arguments: [
            (.nan, nil, nil), (.infinity, nil, nil), (-.infinity, nil, nil), (1e300, nil, nil), (-1e300, nil, nil),
            (8.64e12, "275760-09-13", "00:00"), (-8.64e12, nil, "00:00"), (-62_135_596_801, nil, "23:59"),
            (253_402_300_800, "10000-01-01", "00:00"),
        ] as [(Double, String?, String?)])
    func hostileNumbers(number: Double, day: String?, time: String?) throws {
        let both = day.flatMap { day in time.map { day + "T" + $0 } }
        for (mode, text) in [(DatePicker.Mode.date, day), (.time, time), (.dateAndTime, both)] {
            let shown: Double? = text == nil ? nil : number
            let written: Double? = mode == .date && day == nil ? Self.midnight : nil
            let noon: Double? = mode == .time && time == nil ? 12 * 3600 : nil
            let picker = makePicker(mode)
            let host = makeHost(picker)
            picker.date = number
            picker.minimumDate = number
            picker.maximumDate = number
            host.send(.frame(0))
            #expect(picker.date == shown, "\(mode)")
            let attributes = try attributes(host)
            #expect(attributes[.minimum] == text, "\(mode)")
            #expect(attributes[.maximum] == text, "\(mode)")
            host.write("2026-05-01", into: try input(host))
            #expect(picker.date == written, "\(mode)")
            host.write("12:00", into: try input(host))
            #expect(picker.date?.truncatingRemainder(dividingBy: 86400) == noon, "\(mode)")
            picker.datePickerMode = .date
            picker.date = number
            host.send(.focused(.none))
            let kept: Double? = day == nil ? nil : number
            #expect(picker.date == kept, "\(mode)")
            #expect(picker.error == nil, "\(mode)")
        }
    }

    @Test("the time zone is that of the device unless another one is set")
    func timeZone() throws {
        let picker = DatePicker("Arrival")
        picker.date = Self.morning
        let host = makeHost(picker)
        host.changeRegion { $0.timeZone = TimeZone(secondsFromGMT: 7200) }
        #expect(host.node(try input(host))?.text == "2026-05-01T11:30")
        picker.timeZone = TimeZone(secondsFromGMT: -3600)
        host.send(.frame(0))
        #expect(host.node(try input(host))?.text == "2026-05-01T08:30")
        host.write("2026-05-01T00:30", into: try input(host))
        #expect(picker.date == Self.midnight + 1.5 * 3600)
    }

    @Test("the sentence for an error is the app's, and a disabled field says that it is one")
    func sentences() throws {
        let picker = makePicker(.date)
        picker.errorText = { $0 == .tooLate ? "Zu spät" : "Falsch" }
        picker.maximumDate = Self.midnight
        picker.isEnabled = false
        let host = makeHost(picker)
        #expect(try attributes(host)[.isDisabled] == "true")
        host.write("2027-01-01", into: try input(host))
        host.send(.focused(.none))
        #expect(host.texts == ["Arrival", "2027-01-01", "Zu spät"])
        picker.maximumDate = nil
        host.send(.frame(0))
        #expect(host.texts == ["Arrival", "2027-01-01"], "it can be chosen now")
        #expect(picker.date != nil, "it can be chosen now")
    }
}
