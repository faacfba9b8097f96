import PageStore
import ScreenContracts

extension EarningsFeature {
    /// The number of transactions of the sample content.
    static let purchaseCount = 42
    /// The last day of the sample content, in days since 1970.
    static let lastDay: Int64 = 20_778

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        try transaction.execute("DELETE FROM purchase")
        var generator = SplitMix64(seed: seed ^ 0xEA_41_00_09)
        var day = Self.lastDay
        for number in 0..<Self.purchaseCount {
            // The highest number is the newest.
            try Self.addPurchase(Int64(Self.purchaseCount - number), day: day, in: transaction, &generator)
            day -= Int64(generator.number(in: 0...4))
        }
    }

    /// The newest two receipts are pending; of the others each third has no extras.
    private static func addPurchase(
        _ id: Int64, day: Int64, in transaction: any StoreTransaction, _ generator: inout SplitMix64
    ) throws {
        let age = purchaseCount - Int(id)
        let store = SamplePurchases.stores[age % SamplePurchases.stores.count]
        // Some receipts are so long that they take two pictures.
        let count = age % 5 == 2 ? generator.number(in: 20...26) : generator.number(in: 4...13)
        let groceries = generator.shuffled(store.shelves.flatMap { $0 }).prefix(count)
        let lines = groceries.enumerated().map { index, grocery in
            let quantity = generator.chance(0.25) ? 2 : 1
            let price = Int64(generator.number(in: 89...790) * quantity)
            return ReceiptLineRecord(
                id: id * 100 + Int64(index), purchaseId: id, title: grocery.title, quantity: quantity,
                priceMinor: price)
        }
        let purchase = PurchaseRecord(
            id: id, store: store.name, branch: generator.pick(store.branches), status: age < 2 ? .pending : .credited,
            day: day, minute: generator.number(in: 510...1_290), totalMinor: lines.reduce(0) { $0 + $1.priceMinor },
            artRevision: Receipt.revision)
        try transaction.insert(into: "purchase", PurchaseRecord.columns, [purchase.values])
        try transaction.insert(into: "receiptLine", ReceiptLineRecord.columns, lines.map(\.values))
        guard purchase.status == .credited else { return }
        try addEarnings(to: purchase, lines, hasExtras: age % 3 != 0, in: transaction, &generator)
        if age % 4 == 3 {
            let rating: FeedbackContract.Rating = generator.chance(0.7) ? .up : .down
            let text = generator.pick(SamplePurchases.remarks(with: rating))
            try transaction.insert(into: "feedback", FeedbackRecord.columns, [[id, rating.rawValue, text]])
        }
    }

    private static func addEarnings(
        to purchase: PurchaseRecord, _ lines: [ReceiptLineRecord], hasExtras: Bool,
        in transaction: any StoreTransaction, _ generator: inout SplitMix64
    ) throws {
        var earnings: [EarningRecord] = []
        var id = purchase.id * 100
        for line in generator.shuffled(lines).prefix(generator.number(in: 1...6)) {
            let earning = EarningRecord(
                id: id, purchaseId: purchase.id, kind: .offer, title: line.title,
                detail: generator.pick(SamplePurchases.details),
                // A tenth to a third of the price, in steps of five cents.
                cashBackMinor: max(25, line.priceMinor * Int64(generator.number(in: 10...33)) / 500 * 5))
            earnings.append(earning)
            id += 1
        }
        let extras = hasExtras ? generator.shuffled(SamplePurchases.extras).prefix(generator.number(in: 1...3)) : []
        for extra in extras {
            let earning = EarningRecord(
                id: id, purchaseId: purchase.id, kind: .extra, title: extra.title, detail: extra.detail,
                cashBackMinor: Int64(generator.number(in: 1...6) * 25))
            earnings.append(earning)
            id += 1
        }
        try transaction.insert(into: "earning", EarningRecord.columns, earnings.map(\.values))
    }
}

extension PurchaseRecord {
    /// The columns in the order in which the sample content is inserted.
    fileprivate var values: [any StoreValueConvertible] {
        [id, store, branch, status.rawValue, day, minute, totalMinor, artRevision]
    }
}

extension ReceiptLineRecord {
    /// The columns in the order in which the sample content is inserted.
    fileprivate var values: [any StoreValueConvertible] { [id, purchaseId, title, quantity, priceMinor] }
}

extension EarningRecord {
    /// The columns in the order in which the sample content is inserted.
    fileprivate var values: [any StoreValueConvertible] { [id, purchaseId, kind, title, detail, cashBackMinor] }
}
