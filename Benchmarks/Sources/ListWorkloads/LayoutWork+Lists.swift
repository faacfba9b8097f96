public import LayoutWorkloads

extension LayoutWork {
    /// A collection view of a hundred thousand rows of estimated height, and of a hundred times as many.
    public static func lists() -> [LayoutWork] {
        [(100_000, "100,000"), (10_000_000, "10,000,000")].flatMap { count, name in
            [
                LayoutWork("list of \(name) rows: first rows") {
                    { HeadlessList(rowCount: count).commandCount }
                },
                onOne("list of \(name) rows: jump to the end and back", count) { list in
                    list.jumpToEnd()
                    list.jumpToStart()
                },
                onOne("list of \(name) rows: insert at the top", count) { $0.insertAtTop() },
            ]
        }
    }

    private static func onOne(_ name: String, _ count: Int, _ body: @escaping (HeadlessList) -> Void) -> LayoutWork {
        LayoutWork(name) {
            let list = HeadlessList(rowCount: count)
            return {
                let before = list.commandCount
                body(list)
                return list.commandCount - before
            }
        }
    }
}
