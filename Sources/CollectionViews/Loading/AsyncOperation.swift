public import CollectionDataSources

/// Work that ends later with a value or a ``LoadError``, such as a request, and that is composed of other such work.
///
/// ```swift
/// let order = AsyncOperation<Order>.request(HostRequest("/v1/orders/7"))  // a type that is JSONDecodable
/// let overview = order.flatMap { order in
///     AsyncOperation<Customer>.request(HostRequest("/v1/customers/\(order.customer)"))
///         .map { Overview(order: order, customer: $0) }
/// }
/// let cancel = overview.run(in: context) { result in … }
/// ```
///
/// ``flatMap(_:)`` runs one operation after another, ``zip(_:)`` and ``all(_:)`` run several at the same time. An operation is a
/// value that does nothing until ``run(in:then:)``; each run begins anew. A ``ContentLoader`` runs one in place of a request.
///
/// The completion of a run is called at most once, on the thread of the screen: before `run` returns if the operation has its result
/// at once, and never after the run was cancelled. Cancelling a run cancels whatever part of it is under way.
///
/// It is not a `Task`: it has no concurrency, and releasing the closure that cancels a run does not cancel the run.
public struct AsyncOperation<Value> {
    /// Receives the result of a run.
    public typealias Completion = (Result<Value, LoadError>) -> Void
    /// Cancels a run. It does nothing once the run has ended.
    public typealias Cancellation = () -> Void

    private let start: (OperationRun<Value>, HostContext) -> Void

    /// Creates an operation from its parts: the closure begins them, adds to the run what cancels them, and finishes it.
    private init(parts start: @escaping (OperationRun<Value>, HostContext) -> Void) {
        self.start = start
    }

    /// Creates an operation from a function with a completion.
    ///
    /// ```swift
    /// let delay = AsyncOperation<Void> { context, completion in
    ///     let timer = context.after(milliseconds: 300) { completion(.success(())) }
    ///     return { context.cancel(timer: timer) }
    /// }
    /// ```
    ///
    /// - Parameter start: Called by each run with the connection to the host and the completion, which may be called at once. The
    ///   work holds the completion until it calls it: work that releases it without a call neither ends nor is cancelled. A second call
    ///   is ignored. Returns the closure that cancels the work, which is called at most once, and not after the completion; an
    ///   empty one for work that cannot be cancelled, whose result is ignored after a cancellation.
    public init(_ start: @escaping (_ context: HostContext, _ completion: @escaping Completion) -> Cancellation) {
        self.start = { running, context in running.add(start(context) { running.finish($0) }) }
    }

    /// Creates an operation that has its result at once, as one branch of a ``flatMap(_:)`` may have.
    public init(result: Result<Value, LoadError>) {
        start = { running, _ in running.finish(result) }
    }
}

extension AsyncOperation {
    /// Runs the operation.
    ///
    /// - Parameters:
    ///   - context: The connection to the host.
    ///   - completion: Called once with the result, unless the run is cancelled first. It is held until then.
    /// - Returns: The closure that cancels the run. It may be released; it fits ``LoadRequest/cancellationHandler``.
    @discardableResult
    public func run(in context: HostContext, then completion: @escaping Completion) -> Cancellation {
        let running = OperationRun(completion)
        start(running, context)
        return { [running = Weak(running)] in running.object?.cancel() }
    }

    /// Runs the operation and calls a target with the result. The target is held weakly: nothing is called once it was deallocated.
    @discardableResult
    public func run<Target: WeaklyReferenceable>(
        in context: HostContext, target: Target, then action: @escaping (Target, Result<Value, LoadError>) -> Void
    ) -> Cancellation {
        run(in: context, then: Weak(target).performing(action))
    }

    /// An operation whose value is transformed.
    ///
    /// - Parameter transform: Returns the new value, or throws a `LoadError` with which the operation fails.
    public func map<NewValue>(
        _ transform: @escaping (Value) throws(LoadError) -> NewValue
    ) -> AsyncOperation<NewValue> {
        AsyncOperation<NewValue>(parts: { running, context in
            let cancel = self.run(in: context) { result in
                do throws(LoadError) {
                    running.finish(.success(try transform(try result.get())))
                } catch {
                    running.finish(.failure(error))
                }
            }
            running.add(cancel)
        })
    }

    /// An operation that runs another one after this one, which may depend on the value of this one. If this one fails, the other is
    /// not run.
    ///
    /// - Parameter transform: Returns the operation that is run next.
    public func flatMap<NewValue>(
        _ transform: @escaping (Value) -> AsyncOperation<NewValue>
    ) -> AsyncOperation<NewValue> {
        AsyncOperation<NewValue>(parts: { running, context in
            let cancel = self.run(in: context) { result in
                switch result {
                case .success(let value):
                    let next = transform(value)
                    // The closure may have cancelled the run.
                    guard running.isRunning else { return }
                    running.add(next.run(in: context) { running.finish($0) })
                case .failure(let error): running.finish(.failure(error))
                }
            }
            running.add(cancel)
        })
    }

    /// An operation that does not fail: its value is the result of this one. With it, a part of ``all(_:)`` or ``zip(_:)`` may fail
    /// without the others.
    ///
    /// ```swift
    /// let results = AsyncOperation.all(pages.map { $0.asResult() })
    /// ```
    public func asResult() -> AsyncOperation<Result<Value, LoadError>> {
        AsyncOperation<Result<Value, LoadError>>(parts: { running, context in
            running.add(self.run(in: context) { running.finish(.success($0)) })
        })
    }
}

extension AsyncOperation {
    /// An operation that runs two at the same time, and has both values. The first failure cancels the other one, and is the failure
    /// of the whole.
    public func zip<Other>(_ other: AsyncOperation<Other>) -> AsyncOperation<(Value, Other)> {
        AsyncOperation<(Value, Other)>(parts: { running, context in
            var first: Value?
            var second: Other?
            let parts: [AsyncOperation<Void>] = [self.map { first = $0 }, other.map { second = $0 }]
            let cancel = AsyncOperation<Void>.group(parts).run(in: context) { result in
                switch result {
                case .success:
                    if let first, let second { running.finish(.success((first, second))) }
                case .failure(let error): running.finish(.failure(error))
                }
            }
            running.add(cancel)
        })
    }

    /// An operation that runs several at the same time, and has all values in the order of the operations. The first failure cancels
    /// those that have not ended, and is the failure of the whole. Without operations it has an empty array at once.
    ///
    /// - Complexity: O(*n*) in the number of operations.
    public static func all<Element>(_ operations: [AsyncOperation<Element>]) -> AsyncOperation<[Element]>
    where Value == [Element] {
        AsyncOperation<[Element]>(parts: { running, context in
            var values = [Element?](repeating: nil, count: operations.count)
            let parts: [AsyncOperation<Void>] = operations.indices.map { index in
                operations[index].map { values[index] = $0 }
            }
            let cancel = AsyncOperation<Void>.group(parts).run(in: context) { result in
                running.finish(result.map { _ in values.compactMap { $0 } })
            }
            running.add(cancel)
        })
    }
}

extension AsyncOperation where Value == Void {
    /// Runs operations at the same time, and ends with the last of them or with the first failure, which cancels the rest.
    fileprivate static func group(_ parts: [AsyncOperation<Void>]) -> AsyncOperation<Void> {
        AsyncOperation<Void>(parts: { running, context in
            var remaining = parts.count
            if remaining == 0 { running.finish(.success(())) }
            // One that fails at once ends the run: the rest is not begun.
            for part in parts where running.isRunning {
                let cancel = part.run(in: context) { result in
                    switch result {
                    case .success:
                        remaining -= 1
                        if remaining == 0 { running.finish(.success(())) }
                    case .failure(let error): running.fail(error)
                    }
                }
                // Another part may have failed while this one began.
                if running.isRunning { running.add(cancel) } else { cancel() }
            }
        })
    }
}

extension AsyncOperation where Value == HostReply {
    /// An operation that sends a request to the server, and has the response as a whole.
    ///
    /// ```swift
    /// AsyncOperation.fetch(HostRequest("/v1/notes/7")).map { $0.headerFields["ETag"] ?? "" }
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - policy: The policy by which a failed request is sent again.
    ///   - errorProvider: Returns the error in a response, with which the operation fails; `nil` for none. By default that is the
    ///     `LoadError` of its status.
    public static func fetch(
        _ request: HostRequest, retrying policy: RetryPolicy = .never,
        errorProvider: @escaping (HostReply) -> LoadError? = { LoadError($0.response) }
    ) -> AsyncOperation<HostReply> {
        AsyncOperation<HostReply>({ context, completion in
            let sent = context.fetch(request, retrying: policy) { reply in
                completion(errorProvider(reply).map { .failure($0) } ?? .success(reply))
            }
            // The context holds the request until it has ended.
            return { [sent = Weak(sent)] in sent.object?.cancel() }
        })
    }
}
