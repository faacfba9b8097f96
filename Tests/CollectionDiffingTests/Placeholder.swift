// The tests of CollectionDiffing.
