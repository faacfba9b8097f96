import Testing

@testable import PageServer
@testable import SampleContent

@Suite("The reviews of the sample content")
struct ReviewSampleTests {
    /// The parts of a sentence that do not depend on the texts in its places.
    private func fixedParts(_ sentence: String) -> [String] {
        sentence.split(separator: "{").map { String($0.split(separator: "}").last ?? "") }.filter { $0.count > 20 }
    }

    @Test(
        "no two reviews of a show have the same text, and their words are all there",
        arguments: ["Drama", "Mystery", ""])
    func distinct(genre: String) {
        var writer = ReviewWriter(genre: genre)
        var generator = SplitMix64(seed: 11)
        for stars in 1...5 {
            let reviews = (0..<240).map { _ in writer.review(ofStars: stars, &generator) }
            #expect(Set(reviews.map { $0.text }).count == 240)
            #expect(Set(reviews.map { $0.title }).count >= 10)
            for review in reviews {
                #expect(!review.text.contains("{"))
                #expect(!review.title.contains("{"))
                #expect(review.text.first?.isUppercase == true)
                #expect(review.title.first?.isUppercase == true)
            }
        }
    }

    @Test("what is said agrees with the stars")
    func agreement() {
        var writer = ReviewWriter(genre: "Documentary")
        var generator = SplitMix64(seed: 3)
        let praise = ReviewPhrases.praise.flatMap { fixedParts($0) }
        let blame = ReviewPhrases.blame.flatMap { fixedParts($0) }
        #expect(!praise.isEmpty)
        #expect(!blame.isEmpty)
        for stars in [1, 2, 4, 5] {
            let wrong = stars > 3 ? blame : praise
            for _ in 0..<200 {
                let text = writer.review(ofStars: stars, &generator).text
                #expect(!wrong.contains { text.contains($0) }, "\(stars): \(text)")
            }
        }
    }

    @Test("no sentence is twice in a review")
    func sentences() {
        var writer = ReviewWriter(genre: "Mystery")
        var generator = SplitMix64(seed: 8)
        for number in 0..<500 {
            let text = writer.review(ofStars: number % 5 + 1, &generator).text
            let sentences = text.split(separator: ". ")
            #expect(Set(sentences).count == sentences.count, "\(text)")
        }
    }
}
