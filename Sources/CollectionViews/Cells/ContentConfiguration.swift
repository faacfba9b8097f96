/// The content of a cell as a value: the view that shows it, and how it depends on the state of the cell.
///
/// ```swift
/// struct BrandContent: ContentConfiguration {
///     var name = ""
///     var isChosen = false
///
///     func makeContentView() -> Label { Label(.headline) }
///     func apply(to label: Label) { label.text = isChosen ? "✓ \(name)" : name }
///     func updated(for state: CellConfigurationState) -> BrandContent {
///         var content = self
///         content.isChosen = state.isSelected
///         return content
///     }
/// }
///
/// let brands = CellRegistration<CollectionViewCell, Brand> { cell, _, brand in
///     cell.setContentConfiguration(BrandContent(name: brand.name))
/// }
/// ```
///
/// The view is made once for a cell and kept while the cell is given configurations of the same type. Unlike in UIKit's
/// protocol, the type of the view is part of the configuration, so that no value is cast.
public protocol ContentConfiguration {
    /// The view that shows the content.
    associatedtype ContentView: View

    /// Makes a view for the content, empty.
    func makeContentView() -> ContentView

    /// Updates the view to show the content.
    func apply(to view: ContentView)

    /// The content in a state of the cell. The default does not depend on it.
    func updated(for state: CellConfigurationState) -> Self
}

extension ContentConfiguration {
    /// The content unchanged.
    public func updated(for state: CellConfigurationState) -> Self { self }
}

/// A type-erased content configuration and its view, which a cell holds.
class ContentHolder {
    let view: View

    init(view: View) {
        self.view = view
    }

    /// Updates the view to show the content in a state of the cell.
    func update(for state: CellConfigurationState) {}
}

/// A content configuration and its view.
final class ContentBox<Configuration: ContentConfiguration>: ContentHolder {
    var configuration: Configuration
    private let contentView: Configuration.ContentView

    init(_ configuration: Configuration) {
        self.configuration = configuration
        contentView = configuration.makeContentView()
        super.init(view: contentView)
    }

    override func update(for state: CellConfigurationState) {
        configuration.updated(for: state).apply(to: contentView)
    }
}
