import CollectionViewKit

/// Work that the checks complete.
private final class PendingWork {
    private(set) var cancelCount = 0
    private var completion: AsyncOperation<Int>.Completion?

    func operation() -> AsyncOperation<Int> {
        AsyncOperation<Int> { _, completion in
            self.completion = completion
            return { self.cancelCount += 1 }
        }
    }

    func complete(_ result: Result<Int, LoadError>) { completion?(result) }
}

func operationChecks(_ checker: Checker) {
    let context = HostContext()
    let (first, second) = (PendingWork(), PendingWork())
    var sums: [Int] = []
    let sum = first.operation().zip(second.operation().map { "\($0)" }).map { $0.0 + $0.1.utf8.count }
    sum.flatMap { AsyncOperation(result: .success($0 + 1)) }.run(in: context) { result in
        if case .success(let value) = result { sums.append(value) }
    }
    second.complete(.success(100))
    checker.check("two operations have no value before both have ended", sums.isEmpty)
    first.complete(.success(1))
    first.complete(.success(2))
    checker.check("operations are composed, and complete once", sums == [5])

    var lists: [[Int]] = []
    let all = AsyncOperation.all([first.operation(), second.operation()])
    all.run(in: context) { result in
        if case .success(let values) = result { lists.append(values) }
    }
    second.complete(.success(2))
    first.complete(.success(1))
    checker.check("values are in the order of the operations", lists == [[1, 2]])

    var errors: [LoadError] = []
    all.run(in: context) { result in
        if case .failure(let error) = result { errors.append(error) }
    }
    first.complete(.failure(.notFound))
    checker.check("the first failure is that of all", errors == [.notFound])
    checker.check("the first failure cancels the rest", second.cancelCount == 1)

    var results = 0
    let cancel = first.operation().asResult().run(in: context) { _ in results += 1 }
    cancel()
    first.complete(.success(1))
    checker.check("a cancelled run has no result", results == 0)
    checker.check("a cancelled run cancels its work", first.cancelCount == 1)
}
