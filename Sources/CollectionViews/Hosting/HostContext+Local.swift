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

    /// Makes the language of the user that of the app, if a catalog has it, or else the one that the catalog chooses in its place. Texts of
    /// all catalogs use it from now on (see `StringCatalog.current`), so are the library's strings and the formats of numbers and
    /// dates, and the host is notified as by ``setLanguage(_:)``.
    ///
    /// Call it when the app starts, and in ``ViewController/environmentDidChange()``.
    ///
    /// - Parameter catalog: Texts of the app in all its languages.
    /// - Returns: The texts in the language, and its locale.
    /// - Complexity: As `StringCatalog.current`.
    @discardableResult
    public func localize<Strings>(_ catalog: StringCatalog<Strings>) -> Localization<Strings> {
        let locale = catalog.localizedLocale(for: locale)
        setLanguage(locale)
        return Localization(strings: language.strings(of: catalog), locale: locale)
    }

    /// Makes the language of the user that of the app, as ``localize(_:)`` does. Returns whether it is another one than before, so that
    /// views with texts must follow; that is so when the app starts.
    ///
    /// ```swift
    /// override func viewDidLoad() { environmentDidChange() }
    ///
    /// override func environmentDidChange() {
    ///     guard context?.updateLanguage(from: InboxStrings.catalog) == true else { return }
    ///     searchField.placeholder = InboxStrings.current.search
    ///     reloadViewControllers()
    /// }
    /// ```
    ///
    /// - Parameter catalog: Texts of the app in all its languages.
    /// - Complexity: As `StringCatalog.current`.
    public func updateLanguage<Strings>(from catalog: StringCatalog<Strings>) -> Bool {
        let shown = language.locale
        return localize(catalog).locale != shown
    }

    /// Notifies the host which language the screens are in, for assistive technology and hyphenation, and turns the page to the
    /// direction of the language. The default is English.
    ///
    /// ``localize(_:)`` calls it with the language of a catalog. Other apps call it when they start, with the language of
    /// their texts, which need not be that of the user.
    ///
    /// Where the direction changes, the environment does, too: ``View/environmentDidChange()`` is called.
    public func setLanguage(_ locale: Locale) {
        guard language.change(to: locale) else { return }
        send(.setLanguage(locale.identifier, isRightToLeft: locale.characterDirection == .rightToLeft))
    }

    /// Keeps the language that the user has chosen in the app, in place of those of the device, as an app's setting of a language does on
    /// phones. Pages of the app that are open, and those opened later, are in it; a server that renders pages is notified as well.
    ///
    /// The host changes its region after the event: ``locale`` is another, and ``View/environmentDidChange()`` and
    /// ``ViewController/environmentDidChange()`` are called, in which the app calls ``localize(_:)``. See
    /// ``ViewController/reloadViewControllers()``.
    ///
    /// - Parameter tag: The tag of a language, such as `de`; `nil` for that of the device.
    public func chooseLanguage(_ tag: String?) {
        send(.chooseLanguage(tag ?? ""))
    }

    /// The time zone of the device, with the changes to and from daylight saving time from 1970 until ten years from now. After them
    /// the last offset stays.
    public var timeZone: TimeZone { local.currentRegion.timeZone }
}
