import CollectionFormatting

/// The clock and the region of a context: each is read when it is first needed, and kept until it may have changed.
package final class LocalSettings {
    /// The clock of the device, in seconds since 1970.
    package var clock = EventClock()
    /// Reads the region of the user. It is called once, and again after the environment has changed.
    package var readRegion: (() -> ReportedRegion?)? {
        didSet { forgetRegion() }
    }

    private var region: HostRegion?
    private var locale: Locale?
}

extension LocalSettings {
    var now: Double { clock.time }

    var currentRegion: HostRegion {
        if let region { return region }
        let read = readRegion?()?.region ?? HostRegion()
        region = read
        return read
    }

    var currentLocale: Locale {
        if let locale { return locale }
        let read = Locale(identifier: currentRegion.localeIdentifier)
        locale = read
        return read
    }

    /// The user may have changed the settings of the device.
    func forgetRegion() {
        region = nil
        locale = nil
    }
}
