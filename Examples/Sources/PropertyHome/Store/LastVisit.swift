import CollectionViewKit

/// The day of the newest home that the lists of earlier visits had. Homes that were added later are new to the user.
///
/// A visit lasts until the page is closed. The day is kept on the device. On the first visit no home is new, nor on any visit to a device
/// that stores nothing.
final class LastVisit {
    /// The key of the day in the storage, where it is a decimal number of days since 1970.
    static let key = "homes-newest-day"

    private var storage: HostStorage?
    /// The newest day of earlier visits; `nil` on the first one.
    private var earlierDay: Int?
    /// The newest day of all visits.
    private var newestDay: Int?
}

extension LastVisit {
    /// Reads the day of the earlier visits. Further calls change nothing.
    func open(in storage: HostStorage) {
        guard self.storage == nil else { return }
        self.storage = storage
        earlierDay = storage.string(for: Self.key).flatMap { Int($0) }
        newestDay = earlierDay
    }

    /// Whether a home is new that was added on a day, in days since 1970.
    func isNew(_ day: Int) -> Bool { earlierDay.map { day > $0 } ?? false }

    /// A list of this visit has a home that was added on a day. Later visits compare with the newest of these days.
    func note(_ day: Int) {
        guard let storage, newestDay.map({ day > $0 }) ?? true else { return }
        newestDay = day
        do throws(HostStorageError) {
            try storage.set("\(day)", for: Self.key)
        } catch {
            // The next visit compares with the day that was stored before.
        }
    }
}
