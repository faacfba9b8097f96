// The tests of CollectionViews.
