// The nodes of a model host are those of the tree that the server renders.
@_exported public import CollectionServerRendering
