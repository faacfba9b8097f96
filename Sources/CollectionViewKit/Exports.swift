@_exported public import CollectionDataSources
@_exported public import CollectionDiffing
@_exported public import CollectionGeometry
