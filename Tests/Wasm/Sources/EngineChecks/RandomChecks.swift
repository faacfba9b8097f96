/// What the standard library draws from the random bits of the host. By chance a check fails less than once in 10¹⁵ runs.
func randomChecks(_ checker: Checker) {
    let numbers = (0..<64).map { _ in UInt64.random(in: .min ... .max) }
    checker.check("random numbers differ", Set(numbers).count == numbers.count)
    checker.check("each bit of a random number can be set", numbers.reduce(UInt64.min) { $0 | $1 } == UInt64.max)
    checker.check("each bit of a random number can be clear", numbers.reduce(UInt64.max) { $0 & $1 } == UInt64.min)
    let bytes = (0..<16_384).map { _ in UInt8.random(in: .min ... .max) }
    checker.check("each random byte occurs", Set(bytes).count == 256)
    let dice = (0..<600).map { _ in Int.random(in: 1...6) }
    checker.check("random numbers lie in their range", dice.allSatisfy { (1...6).contains($0) })
    checker.check("each number of a range occurs", Set(dice).count == 6)
    let reals = (0..<600).map { _ in Double.random(in: -1..<1) }
    checker.check("random reals lie in their range", reals.allSatisfy { (-1..<1).contains($0) })
    let flags = (0..<100).map { _ in Bool.random() }
    checker.check("both truth values occur", flags.contains(true) && flags.contains(false))
    orderChecks(checker)
}

private func orderChecks(_ checker: Checker) {
    let order = Array(0..<100)
    let shuffled = order.shuffled()
    checker.check("a shuffle is a permutation", shuffled.sorted() == order)
    checker.check("a shuffle changes the order", shuffled != order && order.shuffled() != shuffled)
    var words = ["a", "b", "c", "d"]
    words.shuffle()
    checker.check("a shuffle in place keeps the elements", words.sorted() == ["a", "b", "c", "d"])
    let drawn = (0..<600).map { _ in order.prefix(6).randomElement() ?? -1 }
    checker.check("each element is drawn, and no other", Set(drawn) == Set(0..<6))
    checker.check("an empty collection has no random element", order.prefix(0).randomElement() == nil)
}
