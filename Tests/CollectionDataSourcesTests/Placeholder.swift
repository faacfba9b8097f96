// The tests of CollectionDataSources.
