extension HomeSearch {
    /// Whether every home that another search finds is found by this one too.
    func includes(_ other: HomeSearch) -> Bool {
        (placeID == nil || placeID == other.placeID) && (kind == nil || kind == other.kind)
            && (minimumPrice ?? 0) <= (other.minimumPrice ?? 0)
            && (maximumPrice ?? Int.max) >= (other.maximumPrice ?? Int.max)
            && (minimumRooms ?? 0) <= (other.minimumRooms ?? 0) && (minimumArea ?? 0) <= (other.minimumArea ?? 0)
    }
}
