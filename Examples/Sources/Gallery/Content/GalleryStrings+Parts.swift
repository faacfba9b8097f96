import CollectionViewKit

extension GalleryStrings.GalleryTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("NavigationController", navigation),
            EnginePart("CollectionViewDiffableDataSource", cards),
            EnginePart("CompositionalLayout", columns),
            EnginePart("ModalView", drawer),
            EnginePart("Theming", theming),
        ]
    }
}

extension GalleryStrings.StorefrontTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("CollectionViewDiffableDataSource", products),
            EnginePart("OrthogonalSections", carousels),
            EnginePart("CompositionalLayout", layouts),
            EnginePart("LayoutDecisions", decisions),
            EnginePart("ImageView", pictures),
            EnginePart("PageDecoder", pages),
        ]
    }
}

extension GalleryStrings.PortalTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("AggregateDataSources", sources),
            EnginePart("SegmentedDataSource", segments),
            EnginePart("SectionMetricsLayout", metrics),
            EnginePart("Reordering", reordering),
            EnginePart("Interaction", interaction),
            EnginePart("LineChart", charts),
        ]
    }
}

extension GalleryStrings.PeopleTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("Commands", commands),
            EnginePart("CellFactories", factories),
            EnginePart("UndoHistory", undo),
            EnginePart("PendingEdits", edits),
            EnginePart("ImpressionObserver", impressions(NumberFormatStyle().format(0.8))),
        ]
    }
}

extension GalleryStrings.EarningsTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("CollectionViewDiffableDataSource", snapshots),
            EnginePart("DiffableDataSourceSectionSnapshot", rows),
            EnginePart("SectionSnapshotHandlers", handlers),
            EnginePart("CompositionalLayout", layouts),
            EnginePart("CellRegistration", cells),
            EnginePart("UndoHistory", undo),
            EnginePart("PendingEdits", edits),
            EnginePart("ModalView", receipt),
        ]
    }
}

extension GalleryStrings.CatalogueTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("SelfSizing", sizing),
            EnginePart("CompositionalLayout", rows),
            EnginePart("Theming", theming),
            EnginePart("AccessibilityOfVirtualContent", accessibility),
        ]
    }
}

extension GalleryStrings.HomesTexts {
    /// The parts of the engine that the screen is built with.
    var engineParts: [EnginePart] {
        [
            EnginePart("ListAdapter", adapter),
            EnginePart("NestedSectionController", parts),
            EnginePart("BindingSectionController", diffs),
            EnginePart("SectionControllers", loading),
            EnginePart("OrthogonalSections", rows),
            EnginePart("MapView", map),
        ]
    }
}
