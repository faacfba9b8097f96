import CollectionViewKit

func pagesChecks(_ checker: Checker) {
    var decoder = PageDecoder()
    let text = """
        {"format":1,"page":{"id":"home"},"sections":[{"id":"a","layout":"HomeWidgetProductX","title":"Tr\\u0065nding",
        "items":[{"id":"p:1","kind":"product","title":"Wool coat"},{"id":"p:1","kind":"product","title":"Scarf"}]}]}
        """
    guard let decoded = try? decoder.decodePage(Array(text.utf8)) else {
        checker.check("a page is read", false)
        return
    }
    checker.check(
        "an unknown layout becomes its family's", decoded.content.sections[0].layout.name == "HomeWidgetProductM")
    checker.check("escapes are resolved", decoded.content.sections[0].title == "Trending")
    checker.check("duplicate ids are told apart", decoded.content.sections[0].items.count == 2)
    checker.check("both are reported", decoded.diagnostics.count == 2)
}
