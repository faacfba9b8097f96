import CollectionViewKit

extension BagStrings {
    static var arabic: BagStrings { BagStrings(product: .arabic, bag: .arabic, wishlist: .arabic) }
}

extension BagStrings.Product {
    fileprivate static var arabic: Self {
        Self(
            size: "المقاس", chooseSize: "اختر المقاس أولًا.", addToBag: "إضافة إلى الحقيبة",
            addToWishlist: "إضافة إلى المفضلة", removeFromWishlist: "إزالة من المفضلة", was: { "كان \($0)" })
    }
}

extension BagStrings.Bag {
    fileprivate static var arabic: Self {
        Self(
            title: "الحقيبة", total: "الإجمالي", remove: "إزالة", empty: "حقيبتك فارغة",
            emptyText: "تُحفظ هنا المنتجات التي تضيفها إلى حقيبتك.", browse: "متابعة التسوق",
            failed: "تعذّر تحميل حقيبتك", full: "الحقيبة ممتلئة. أزل شيئًا منها أولًا.",
            quantityLimit: "لا يمكن أن تحتوي الحقيبة على أكثر من ٩٩ قطعة من المنتج الواحد.",
            count: PluralText(
                zero: "لا توجد قطع", one: "قطعة واحدة", two: "قطعتان", few: "# قطع", many: "# قطعة", other: "# قطعة"),
            sized: { "\($0)، المقاس \($1)" }, size: { "المقاس \($0)" }, quantityOf: { "الكمية: \($0)" },
            removeProduct: { "إزالة \($0) من الحقيبة" }, added: { "أُضيف إلى الحقيبة: \($0)" },
            removed: { "أُزيل من الحقيبة: \($0)" }, changed: { "\($0): الكمية \($1)" },
            notStored: { "تعذّر حفظ التغيير على «\($0)». بقيت الحقيبة كما كانت." })
    }
}

extension BagStrings.Wishlist {
    fileprivate static var arabic: Self {
        Self(
            title: "المفضلة", empty: "قائمة المفضلة فارغة",
            emptyText: "اضغط على «إضافة إلى المفضلة» في صفحة أي منتج ليُحفظ هنا.",
            failed: "تعذّر تحميل قائمة المفضلة", full: "قائمة المفضلة ممتلئة. أزل شيئًا منها أولًا.",
            removeProduct: { "إزالة \($0) من المفضلة" }, added: { "أُضيف إلى المفضلة: \($0)" },
            removed: { "أُزيل من المفضلة: \($0)" },
            notStored: { "تعذّر حفظ التغيير على «\($0)». بقيت قائمة المفضلة كما كانت." })
    }
}
