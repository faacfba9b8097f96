@_exported public import CollectionDataSources
@_exported public import CollectionDiffing
@_exported public import CollectionFormatting
@_exported public import CollectionGeometry
@_exported public import CollectionLayout
@_exported public import CollectionPages
@_exported public import CollectionViews
