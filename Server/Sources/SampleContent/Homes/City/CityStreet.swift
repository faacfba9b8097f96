/// A street: the pieces of one straight line that lie in a quarter.
struct CityStreet: Sendable {
    /// A piece without a gap.
    struct Piece: Sendable {
        let start: CityPoint
        let end: CityPoint
        /// How far along the street it begins, in metres.
        let offset: Double
        /// What homes cost here, in euros per square metre, before age and kind are looked at.
        let price: Double
    }

    /// What it is called.
    let name: String
    /// The position of the district in ``CityPlace/all``.
    let place: Int
    /// The position of the quarter in ``CityQuarter/all``.
    let quarter: Int
    /// The year in which most of it was built.
    let year: Int
    /// The pieces, in their order.
    let pieces: [Piece]
}
