import CollectionDataSources
import CollectionGeometry
import CollectionViews

/// Loads a response of at most 1000 bytes, up to three times: again after 200 milliseconds, and then after a second. It shows the
/// number of its bytes, or the sentence of the failure.
final class LoadingScreen: ViewController {
    private let label = Label(.body)
    private let loader = ContentLoader<Int>(decode: { bytes throws(LoadError) in bytes.count })

    override func viewDidLoad() {
        view.addSubview(Stack(.vertical, spacing: .small, alignment: .leading, [label]))
        loader.retryPolicy = RetryPolicy(initialDelay: 200, backoff: 5)
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.show() }
        loader.load(HostRequest("/content", maximumResponseBytes: 1000), in: context)
    }

    private func show() {
        if let error = loader.error {
            label.text = error.sentence
        } else {
            label.text = loader.content.map { "\($0) bytes" } ?? "loading"
        }
    }
}
