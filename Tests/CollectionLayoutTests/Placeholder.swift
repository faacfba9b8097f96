// The tests of CollectionLayout.
