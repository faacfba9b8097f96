import CollectionViewKit

extension HomesStrings {
    static var arabic: HomesStrings {
        HomesStrings(
            units: .arabic, kinds: .arabic, phrases: .arabic, cards: .arabic, start: .arabic, nearby: .arabic,
            map: .arabic, detail: .arabic, favourites: .arabic, contact: .arabic, form: .arabic, results: .arabic,
            failures: .arabic)
    }
}

extension HomesStrings.Units {
    fileprivate static var arabic: Self {
        Self(
            area: { "\($0)\u{a0}م²" }, metres: { "\($0)\u{a0}م" }, kilometres: { "\($0)\u{a0}كم" },
            pricePerArea: { "\($0)/م²" },
            rooms: PluralText(
                zero: "بلا غرف", one: "غرفة واحدة", two: "غرفتان", few: "#\u{a0}غرف", many: "#\u{a0}غرفة",
                other: "#\u{a0}غرفة"),
            homes: PluralText(
                zero: "لا توجد عقارات", one: "عقار واحد", two: "عقاران", few: "# عقارات", many: "# عقارًا",
                other: "# عقار"),
            unseen: PluralText(other: "غير مُشاهَد: #"), halfRooms: { "\($0)\u{a0}غرفة" })
    }
}

extension HomesStrings.Kinds {
    fileprivate static var arabic: Self {
        Self(
            flat: "شقة", house: "منزل", studio: "استوديو", loft: "لوفت", flats: "شقق", houses: "منازل",
            studios: "استوديوهات", lofts: "شقق لوفت", homes: "عقارات")
    }
}

extension HomesStrings.Phrases {
    fileprivate static var arabic: Self {
        Self(
            comma: "، ", kindIn: { "\($0) في \($1)" }, prices: { "من \($0) إلى \($1)" }, priceFrom: { "من \($0)" },
            priceUpTo: { "حتى \($0)" }, roomsFrom: { "\($0) على الأقل" }, areaFrom: { "\($0) على الأقل" })
    }
}

extension HomesStrings.Cards {
    fileprivate static var arabic: Self {
        Self(
            new: "جديد", seen: "شوهد", loading: "جارٍ التحميل", more: "عرض المزيد", tryAgain: "حاول مرة أخرى",
            chosenHome: { "محدد على الخريطة: \($0)" }, gallery: "معرض صور",
            previousPicture: "الصورة السابقة", nextPicture: "الصورة التالية",
            pictures: { "صور \($0)، \($1) من \($2)" }, pictureOf: { "الصورة \($0) من \($1)" })
    }
}

extension HomesStrings.Start {
    fileprivate static var arabic: Self {
        Self(
            title: "عقارات", newest: "أحدث العقارات", titleIn: { "عقارات في \($0)" }, search: "البحث عن عقارات",
            lastSearchWas: { "البحث عن عقارات. آخر بحث: \($0)" }, outdated: "قد لا تكون هذه العقارات محدّثة",
            moreFailed: "تعذّر تحميل المزيد من العقارات", changeSearch: "تغيير البحث", lastSearch: "آخر بحث",
            noMatch: "لا يوجد عقار يطابق بحثك الأخير", noMatchText: "وسّع نطاق السعر أو اختر حيًا آخر لنتائج أكثر.",
            lastSearchFailed: "تعذّر تحميل عقارات بحثك الأخير", recommendations: "توصيات",
            recommendationsText: "تشبه ما تبحث عنه وليست ضمن نتائج بحثك", recommendationsFailed: "تعذّر تحميل التوصيات",
            noneAlike: "لا توجد عقارات أخرى تشبه بحثك",
            searchIsAnything: "يشمل بحثك جميع العقارات. ضيّق البحث لتظهر توصيات.",
            searchIsNarrow: "وسّع البحث لتظهر توصيات أكثر.")
    }
}

extension HomesStrings.Nearby {
    fileprivate static var arabic: Self {
        Self(
            title: "في الجوار", places: "المكان", here: "بالقرب مني", failed: "تعذّر تحميل العقارات القريبة",
            looking: "جارٍ تحديد موقعك", fromPosition: "انطلاقًا من موقعك",
            distant: "لا توجد عقارات للبيع بالقرب من موقعك.",
            refused: "لا يُسمح لهذه الصفحة باستخدام موقعك.",
            unavailable: "تعذّر على جهازك تحديد موقعك.", fromPlace: { "انطلاقًا من وسط \($0)" },
            none: "لا يوجد عقار بالقرب من هذا المكان", noneText: "توجد عقارات للبيع في أماكن أخرى.",
            anotherPlace: "اختيار مكان آخر")
    }
}

extension HomesStrings.Map {
    fileprivate static var arabic: Self {
        Self(
            title: "الخريطة", pins: "عقارات تطابق بحثك", homes: "العقارات على الخريطة", failed: "تعذّر تحميل الخريطة",
            homesFailed: "تعذّر تحميل العقارات على الخريطة",
            count: PluralText(
                zero: "لا توجد هنا عقارات تطابق بحثك", one: "يوجد هنا عقار واحد يطابق بحثك",
                two: "يوجد هنا عقاران يطابقان بحثك",
                few: "توجد هنا # عقارات تطابق بحثك", many: "يوجد هنا # عقارًا يطابق بحثك",
                other: "يوجد هنا # عقار يطابق بحثك"),
            newest: { "أحدث \($0) من نتائج بحثك هنا، وعددها \($1)" },
            none: "لا يوجد عقار يطابق بحثك في هذا الجزء من الخريطة", noneText: "حرّك الخريطة أو اعرض المدينة كاملة.",
            wholeCity: "عرض المدينة كاملة",
            thousands: "{number}\u{A0}ألف\u{A0}€", millions: "{number}\u{A0}مليون\u{A0}€")
    }
}

extension HomesStrings.Detail {
    fileprivate static var arabic: Self {
        Self(
            title: "عقار", price: "السعر", rooms: "الغرف", area: "مساحة السكن", kind: "النوع", built: "سنة البناء",
            energy: "فئة الطاقة", description: "الوصف", features: "المزايا", place: "الموقع", map: "موقع العقار",
            similar: "عقارات مشابهة", failed: "تعذّر تحميل العقار", missing: "لم يعد هذا العقار معروضًا للبيع",
            missingText: "توجد عقارات أخرى كثيرة.", nowhere: "هذا العقار غير موجود",
            nowhereText: "قد يكون العنوان خاطئًا. توجد عقارات أخرى كثيرة.", others: "عرض عقارات أخرى")
    }
}

extension HomesStrings.Favourites {
    fileprivate static var arabic: Self {
        Self(
            title: "المفضلة", favourite: "مفضل", added: { "أُضيف «\($0)» إلى المفضلة" },
            removed: { "أُزيل «\($0)» من المفضلة" },
            notStored: { "تعذّر حفظ التغيير على «\($0)». بقيت المفضلة كما كانت." },
            none: "لا توجد عقارات مفضلة بعد", noneText: "اضغط على «مفضل»، وهو القلب على كل عقار، ليُحفظ العقار هنا.",
            find: "عرض العقارات",
            failed: "تعذّر تحميل المفضلة")
    }
}

extension HomesStrings.Contact {
    fileprivate static var arabic: Self {
        Self(
            open: "تواصل", title: "رسالة بشأن هذا العقار", name: "اسمك", contact: "البريد الإلكتروني أو الهاتف",
            message: "الرسالة", send: "إرسال", noName: "اكتب اسمك.",
            noContact: "اكتب عنوان بريد إلكتروني أو رقم هاتف ليصلك رد.",
            unreachable: "هذا ليس عنوان بريد إلكتروني ولا رقم هاتف.", noMessage: "اكتب رسالة.",
            tooLong: "النص طويل جدًا. اختصره.", isContacted: "لقد أرسلت رسالة بشأن هذا العقار.",
            sent: { "أُرسلت رسالتك بشأن «\($0)»." }, failed: { "لم تُرسل رسالتك. \($0)" })
    }
}

extension HomesStrings.Form {
    fileprivate static var arabic: Self {
        Self(
            title: "عوامل التصفية", close: "إغلاق", reset: "إعادة تعيين", show: "عرض العقارات",
            titleCount: { "عوامل التصفية، المعبأ منها \($0) من \($1)" },
            showCount: PluralText(
                zero: "لا توجد عقارات", one: "عرض عقار واحد", two: "عرض عقارين", few: "عرض # عقارات",
                many: "عرض # عقارًا", other: "عرض # عقار"),
            place: "المكان", kind: "النوع", price: "السعر", rooms: "الغرف، على الأقل", size: "المساحة",
            wholeCity: "المدينة كلها", anyKind: "الكل", anyRooms: "أي عدد", anyAmount: "أي قيمة",
            lowestPrice: "من، €", highestPrice: "إلى، €", minimumArea: "على الأقل، م²",
            pricesCrossed: "هذا أقل من السعر في حقل «من».", tooDear: "لا يوجد عقار بهذا السعر.",
            tooLarge: "لا يوجد عقار بهذه المساحة.",
            noPrice: { "اكتب عددًا صحيحًا باليورو، مثل \($0)." },
            noArea: { "اكتب عددًا صحيحًا بالأمتار المربعة، مثل \($0)." })
    }
}

extension HomesStrings.Results {
    fileprivate static var arabic: Self {
        Self(
            order: "الترتيب", newest: "الأحدث", cheapest: "أقل سعر", dearest: "أعلى سعر", largest: "الأكبر",
            pricePerArea: "€/م²", looking: "جارٍ البحث عن عقارات…", lookingFor: "جارٍ البحث عن عقارات",
            newestShown: PluralText(other: "أحدث #"), firstShown: PluralText(other: "أول #"),
            ofCount: PluralText(other: "من أصل #"),
            cardFailed: "تعذّر تحميل التفاصيل.", gone: "لم يعد معروضًا للبيع", none: "لا توجد عقارات مطابقة",
            noneText: "وسّع نطاق السعر أو اطلب غرفًا أقل أو ابحث في المدينة كلها.", clear: "مسح البحث",
            failed: "تعذّر تحميل العقارات")
    }
}

extension HomesStrings.Failures {
    fileprivate static var arabic: Self {
        Self(
            gone: "لم يعد هذا العقار معروضًا للبيع.", outdated: "تغيّرت العقارات في هذه الأثناء. أعد تحميلها.",
            invalid: "لا يفهم الخادم هذا البحث. غيّره ثم حاول مرة أخرى.",
            notFound: { "هذه عقارات البحث السابق. \($0)" }, notStored: { "تعذّر حفظ بحثك. \($0)" },
            notSeen: { "تعذّر تمييز «\($0)» بأنه شوهد. يظهر كما كان." })
    }
}
