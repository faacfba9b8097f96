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

    /// Tells the host which language the screens are in, for assistive technology and hyphenation, and turns the page to the
    /// direction of the language. The default is English.
    ///
    /// Call it when the app starts, with the language of its strings, which need not be that of the user:
    ///
    /// ```swift
    /// let strings = Strings.table(for: context.locale)
    /// context.setLanguage(Locale(identifier: strings.language))
    /// ```
    ///
    /// Where the direction changes, the environment does, too: ``View/environmentDidChange()`` is called.
    public func setLanguage(_ locale: Locale) {
        send(.setLanguage(locale.identifier, isRightToLeft: locale.characterDirection == .rightToLeft))
    }

    /// The time zone of the device, with the changes to and from daylight saving time from 1970 until ten years from now. After them
    /// the last offset stays.
    public var timeZone: TimeZone { local.currentRegion.timeZone }
}
