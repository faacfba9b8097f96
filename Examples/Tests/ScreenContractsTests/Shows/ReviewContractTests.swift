import CollectionPages
import ScreenContracts
import Testing

@Suite("Reviews, ratings and trends of a show")
struct ReviewContractTests {
    private static let full = ReviewContract(
        id: 5, stars: 4, title: "Fine", text: "Good\nsound.", place: "Leeds", day: 20_001)

    @Test("a review is read as it was written", arguments: [full, ReviewContract(id: 1)])
    func reviews(_ review: ReviewContract) throws {
        #expect(ReviewContract(try WrittenContract { review.write(to: &$0) }.json) == review)
    }

    @Test("a review has a number, and one to five stars")
    func required() throws {
        #expect(ReviewContract(try WrittenContract.json(#"{"stars":3}"#)) == nil)
        for (stars, expected) in [(-1, 1), (0, 1), (5, 5), (6, 5)] {
            #expect(ReviewContract(try WrittenContract.json(#"{"id":1,"stars":\#(stars)}"#))?.stars == expected)
        }
    }

    @Test("a part of the list is read as it was written, with its members in order")
    func lists() throws {
        let full = ReviewListContract(reviews: [Self.full], next: "c1.x")
        for list in [full, ReviewListContract()] {
            #expect(ReviewListContract(try WrittenContract { list.write(to: &$0) }.json) == list)
        }
        #expect(
            try WrittenContract { full.write(to: &$0) }.text
                == #"{"reviews":[{"id":5,"stars":4,"title":"Fine","text":"Good\nsound.","place":"Leeds","day":20001}],"#
                + #""next":"c1.x"}"#)
    }

    @Test("ratings are read as they were written, and numbers that cannot be are 0")
    func ratings() throws {
        for ratings in [
            RatingsContract(count: 15, stars: [1, 2, 3, 4, 5]), RatingsContract(count: 0, stars: [0, 0, 0, 0, 0]),
        ] {
            #expect(RatingsContract(try WrittenContract { ratings.write(to: &$0) }.json) == ratings)
        }
        #expect(RatingsContract(try WrittenContract.json(#"{"count":3}"#)) == nil)
        #expect(
            RatingsContract(try WrittenContract.json(#"{"stars":[-1,0.5,"9",0,3]}"#))
                == RatingsContract(count: 0, stars: [0, 0, 0, 0, 3]))
    }

    @Test("a trend of every range is read as it was written")
    func trends() throws {
        let days = [TrendDayContract(day: 20_777, plays: 9, minutes: 180), TrendDayContract(day: 20_778)]
        for range in TrendRangeContract.allCases {
            let trends = TrendsContract(range: range, days: days)
            #expect(TrendsContract(try WrittenContract { trends.write(to: &$0) }.json) == trends)
        }
        let trends = TrendsContract(range: .week, days: [days[0]])
        #expect(
            try WrittenContract { trends.write(to: &$0) }.text
                == #"{"range":"week","days":[{"day":20777,"plays":9,"minutes":180}]}"#)
        #expect(
            TrendsContract(try WrittenContract.json(#"{"range":"age","days":[{"plays":1},{"day":20778}]}"#))
                == TrendsContract(days: [days[1]]))
        #expect(TrendsContract(try WrittenContract.json("{}")) == TrendsContract())
    }
}
