import CollectionViewKit

extension GalleryStrings {
    /// The parts of the engine that the screen of the gallery is built with.
    var galleryParts: [EnginePart] {
        [
            EnginePart("NavigationController", gallery.navigation),
            EnginePart("CollectionViewDiffableDataSource", gallery.cards),
            EnginePart("CompositionalLayout", gallery.columns),
            EnginePart("ModalView", gallery.drawer),
            EnginePart("Theming", gallery.theming),
        ]
    }

    /// The parts of the engine that the screen of the storefront is built with.
    var storefrontParts: [EnginePart] {
        [
            EnginePart("CollectionViewDiffableDataSource", storefront.products),
            EnginePart("OrthogonalSections", storefront.carousels),
            EnginePart("CompositionalLayout", storefront.layouts),
            EnginePart("LayoutDecisions", storefront.decisions),
            EnginePart("ImageView", storefront.pictures),
            EnginePart("PageDecoder", storefront.pages),
        ]
    }

    /// The parts of the engine that the screen of the portal is built with.
    var portalParts: [EnginePart] {
        [
            EnginePart("AggregateDataSources", portal.sources),
            EnginePart("SegmentedDataSource", portal.segments),
            EnginePart("SectionMetricsLayout", portal.metrics),
            EnginePart("Reordering", portal.reordering),
            EnginePart("Interaction", portal.interaction),
            EnginePart("LineChart", portal.charts),
        ]
    }

    /// The parts of the engine that the screen of the people is built with.
    var peopleParts: [EnginePart] {
        [
            EnginePart("Commands", people.commands),
            EnginePart("CellFactories", people.factories),
            EnginePart("UndoHistory", people.undo),
            EnginePart("PendingEdits", people.edits),
            EnginePart("ImpressionObserver", people.impressions(NumberFormatStyle().format(0.8))),
        ]
    }

    /// The parts of the engine that the screen of the earnings is built with.
    var earningsParts: [EnginePart] {
        [
            EnginePart("CollectionViewDiffableDataSource", earnings.snapshots),
            EnginePart("DiffableDataSourceSectionSnapshot", earnings.rows),
            EnginePart("SectionSnapshotHandlers", earnings.handlers),
            EnginePart("CompositionalLayout", earnings.layouts),
            EnginePart("CellRegistration", earnings.cells),
            EnginePart("UndoHistory", earnings.undo),
            EnginePart("PendingEdits", earnings.edits),
            EnginePart("ModalView", earnings.receipt),
        ]
    }

    /// The parts of the engine that the screen of the catalogue is built with.
    var catalogueParts: [EnginePart] {
        [
            EnginePart("SelfSizing", catalogue.sizing),
            EnginePart("CompositionalLayout", catalogue.rows),
            EnginePart("Theming", catalogue.theming),
            EnginePart("AccessibilityOfVirtualContent", catalogue.accessibility),
        ]
    }

    /// The parts of the engine that the screen of the homes is built with.
    var homesParts: [EnginePart] {
        [
            EnginePart("ListAdapter", homes.adapter),
            EnginePart("NestedSectionController", homes.parts),
            EnginePart("BindingSectionController", homes.diffs),
            EnginePart("SectionControllers", homes.loading),
            EnginePart("OrthogonalSections", homes.rows),
            EnginePart("MapView", homes.map),
        ]
    }
}
