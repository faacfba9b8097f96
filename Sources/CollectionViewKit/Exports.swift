@_exported public import CollectionGeometry
@_exported public import CollectionPages
