/// The favourites that were known when the list was requested last. The server has them in the list or after its end, or not at all, so
/// that they are no reason to request the list anew.
final class RequestedFavourites<ID: Hashable> {
    private var ids = Set<ID>()
}

extension RequestedFavourites {
    /// Notes the favourites that are known when the list is requested, in place of those before.
    func reset(to known: [ID]) { ids = Set(known) }

    /// Adds favourites because of which the list was requested.
    func add(_ missing: [ID]) {
        for id in missing { ids.insert(id) }
    }

    /// Forgets the favourites that the list does not lack. Returns whether it lacks one because of which it was not requested.
    ///
    /// - Parameter missing: The favourites that the list lacks.
    /// - Complexity: O(*n* + *m*) expected in the numbers of favourites before and of those that the list lacks.
    func hasNew(among missing: [ID]) -> Bool {
        let missing = Set(missing)
        ids = ids.filter { missing.contains($0) }
        return missing.contains { !ids.contains($0) }
    }
}
