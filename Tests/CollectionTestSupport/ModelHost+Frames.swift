import CollectionViews

extension ModelHost {
    /// Lets frames pass until the app asks for none. Returns how many passed.
    @discardableResult
    public func runFrames() -> Int {
        var count = 0
        while isFrameRequested {
            isFrameRequested = false
            count += 1
            guard count < 200 else {
                violate("the app asks for a frame for ever")
                break
            }
            send(.frame(Double(count) * 16))
        }
        return count
    }
}
