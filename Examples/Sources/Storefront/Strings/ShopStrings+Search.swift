extension ShopStrings {
    /// The name of the shop, which is the same in all languages.
    static let name = "Sennet"

    /// The search, and the pictures of a product.
    struct Search: Sendable {
        let title, field, pictures: String
        let prompt, promptAdvice: String
        let nothingFound, nothingFoundAdvice: String
        let notSearchable, notSearchableAdvice: String
    }
}

extension ShopStrings.Search {
    static var english: Self {
        Self(
            title: "Search", field: "Search products and brands", pictures: "Pictures",
            prompt: "What are you looking for?",
            promptAdvice: "Search for a brand, a colour or a type of clothing.",
            nothingFound: "Nothing found", nothingFoundAdvice: "Check the spelling, or try another word.",
            notSearchable: "This cannot be searched for",
            notSearchableAdvice: "Enter at least one letter or digit, and at most 80 characters.")
    }

    static var german: Self {
        Self(
            title: "Suche", field: "Produkte und Marken suchen", pictures: "Bilder",
            prompt: "Was suchen Sie?",
            promptAdvice: "Suchen Sie nach einer Marke, einer Farbe oder einem Kleidungsstück.",
            nothingFound: "Nichts gefunden",
            nothingFoundAdvice: "Prüfen Sie die Schreibweise, oder versuchen Sie ein anderes Wort.",
            notSearchable: "Danach kann nicht gesucht werden",
            notSearchableAdvice: "Geben Sie mindestens einen Buchstaben oder eine Ziffer und höchstens 80 Zeichen ein.")
    }

    static var arabic: Self {
        Self(
            title: "البحث", field: "ابحث عن المنتجات والعلامات التجارية", pictures: "الصور",
            prompt: "عمّ تبحث؟", promptAdvice: "ابحث عن علامة تجارية أو لون أو نوع من الملابس.",
            nothingFound: "لم يُعثر على شيء", nothingFoundAdvice: "تحقق من الكتابة أو جرّب كلمة أخرى.",
            notSearchable: "لا يمكن البحث عن هذا",
            notSearchableAdvice: "اكتب حرفًا أو رقمًا واحدًا على الأقل، و٨٠ محرفًا على الأكثر.")
    }
}
