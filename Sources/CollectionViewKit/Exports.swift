@_exported public import CollectionGeometry
