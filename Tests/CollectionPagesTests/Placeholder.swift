// The tests of CollectionPages.
