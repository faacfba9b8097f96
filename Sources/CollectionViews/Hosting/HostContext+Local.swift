public import CollectionFormatting

extension HostContext {
    /// The time on the clock of the device, in seconds since 1970. It is the same throughout an event.
    ///
    /// Users set clocks: take ``time`` for how long something takes.
    ///
    /// ```swift
    /// RelativeFormatStyle(presentation: .named, locale: context.locale).format(message.date, relativeTo: context.now)
    /// ```
    public var now: Double { local.now }

    /// The language, region and customs of the user, with the first day of the week and the hour cycle.
    ///
    /// It changes when the user changes the settings of the browser; ``View/environmentDidChange()`` is called then.
    public var locale: Locale { local.currentLocale }

    /// The time zone of the device, with the changes to and from daylight saving time from 1970 until ten years from now. After them
    /// the last offset stays.
    public var timeZone: TimeZone { local.currentRegion.timeZone }
}
