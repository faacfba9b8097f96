extension CatalogueStrings {
    static var arabic: CatalogueStrings {
        CatalogueStrings(
            title: "الكتالوج", views: "طرق العرض", texts: .arabic, fields: .arabic, controls: .arabic,
            values: .arabic, bars: .arabic, columns: .arabic, overlays: .arabic, status: .arabic, layout: .arabic,
            lists: .arabic, charts: .arabic)
    }
}

extension CatalogueStrings.Texts {
    fileprivate static var arabic: Self {
        Self(
            scaleEntry: "Label: أحجام الخط", partsEntry: "Label: الأسطر والأجزاء",
            styles: [
                "عرض", "عنوان كبير", "عنوان أول", "عنوان ثانٍ", "عنوان ثالث", "عنوان رئيسي", "نص أساسي", "تنويه",
                "عنوان فرعي", "حاشية", "تعليق أول", "تعليق ثانٍ",
            ],
            coat: "صوف مغلي من جبال الألب، بقصّة واسعة وياقة قائمة وجيوب تتسع لكتاب، "
                + "مبطّن بالكوبرو ومخيط في بورتو.")
    }
}

extension CatalogueStrings.Fields {
    fileprivate static var arabic: Self {
        Self(
            email: "البريد الإلكتروني", emailAgain: "البريد الإلكتروني مرة أخرى",
            emailError: "يحتوي عنوان البريد الإلكتروني على علامة @.", country: "البلد", portugal: "البرتغال",
            searchNotes: "البحث في الملاحظات", searchHomes: "البحث عن عقارات", harbour: "الميناء",
            note: "ملاحظة", placeholder: "اكتب شيئًا", list: "قائمة",
            listText: "خبز\nزبدة\nسطر طويل جدًا يلتف عند نهاية الحقل كما في أي نص آخر")
    }
}

extension CatalogueStrings.Controls {
    fileprivate static var arabic: Self {
        Self(
            kindsEntry: "Button: الأنواع", statesEntry: "Button: الحالات", menuEntry: "Button: القائمة",
            buy: "شراء", later: "لاحقًا", compare: "مقارنة", details: "التفاصيل",
            soldOut: "نفد", following: "تتم المتابعة", delete: "حذف", deleteAll: "حذف الكل", sending: "جارٍ الإرسال",
            size: "المقاس", view: "طريقة العرض", list: "قائمة", map: "خريطة",
            priceAlerts: "تنبيهات الأسعار", news: "الأخبار بالبريد الإلكتروني", managed: "تديره شركتك",
            care: "الخامة والعناية",
            careText: "أربعة أخماسه صوف والباقي بولي أميد. يُمشَّط بالفرشاة ويُهوَّى ويُنظَّف مرة في السنة.",
            delivery: "التوصيل", deliveryText: "من يومين إلى أربعة أيام.",
            sort: "فرز", more: "المزيد", byDate: "حسب التاريخ", byPrice: "حسب السعر", byArea: "حسب المساحة",
            byDistance: "حسب المسافة", deleteSearch: "حذف البحث", searchDeleted: "تم الحذف")
    }
}

extension CatalogueStrings.Values {
    fileprivate static var arabic: Self {
        Self(
            brightness: "السطوع", volume: "مستوى الصوت", contrast: "التباين", guests: "الضيوف", rooms: "الغرف",
            pictures: "الصور",
            noDay: "لم يُختَر يوم", arrival: "الوصول", alarm: "المنبّه", meeting: "الاجتماع", invoice: "الفاتورة",
            second: { number in "الثانية \(number)" },
            volumeValue: { value in "مستوى الصوت \(value)" },
            count: { title, value in "\(title): \(value)" })
    }
}

extension CatalogueStrings.Bars {
    fileprivate static var arabic: Self {
        Self(
            groceries: "البقالة", edit: "تحرير", newNote: "ملاحظة جديدة", icons: "الأيقونات", close: "إغلاق",
            search: "بحث", loadAgain: "إعادة التحميل", more: "المزيد",
            notes: "الملاحظات", searchNotes: "البحث في الملاحظات", favourites: "المفضلة", parts: "أقسام التطبيق")
    }
}

extension CatalogueStrings.Columns {
    fileprivate static var arabic: Self {
        Self(
            open: "فتح المثال", hint: "يُفتح في علامة تبويب جديدة.", title: "الأشجار",
            nothing: "لم تُختر شجرة بعد",
            oak: CatalogueStrings.Tree(
                name: "البلوط",
                text: "تعيش شجرة البلوط خمسمئة عام وأكثر. يدفن طائر القيق ثمارها ولا يجدها كلها من جديد، وهكذا يزرع "
                    + "الغابات."),
            lime: CatalogueStrings.Tree(
                name: "الزيزفون",
                text: "يزهر الزيزفون في يونيو بعد أن تنتهي الأشجار الأخرى من إزهارها. وفي المساء الدافئ يصل عبيره "
                    + "إلى آخر الشارع، ويصل معه طنين النحل."),
            olive: CatalogueStrings.Tree(
                name: "الزيتون",
                text: "تثمر شجرة الزيتون قرونًا طويلة. وأوراقها فضية من أسفلها، فيتغير لون البستان كلما هبّت الريح."),
            palm: CatalogueStrings.Tree(
                name: "النخيل",
                text: "النخلة، كما يقول المزارعون، قدماها في الماء ورأسها في الشمس. وليس لها أغصان، فأوراقها كلها "
                    + "تنبت من برعم واحد في قمتها."))
    }
}

extension CatalogueStrings.Overlays {
    fileprivate static var arabic: Self {
        Self(
            nothingChosen: "لم يُختَر شيء بعد.", alert: "تنبيه", sheet: "قائمة إجراءات", fieldAlert: "مع حقل",
            notStored: "تعذّر الحفظ.", tryAgain: "حاول مرة أخرى", noteDeleted: "تم حذف الملاحظة.", undo: "تراجع",
            coatInBag: "في الحقيبة معطف.", emptyBag: "الحقيبة فارغة.", coatRemoved: "تمت إزالة المعطف",
            removeCoat: "إزالة المعطف",
            noNotes: "لا توجد ملاحظات بعد", writeFirst: "اكتب الملاحظة الأولى.", newNote: "ملاحظة جديدة",
            noResults: "لا توجد نتائج",
            deleteTitle: "هل تريد حذف الملاحظة؟", deleteMessage: "لا يمكن استعادتها.",
            delete: "حذف", cancelled: "تم الإلغاء.", deleted: "تم الحذف.",
            share: "مشاركة الملاحظة", copy: "نسخ النص", print: "طباعة", newList: "قائمة جديدة", name: "الاسم",
            add: "إضافة",
            anyPrice: "أي سعر", filters: "عوامل التصفية", atEdge: "عند الحافة", rentAtMost: "الحد الأقصى للإيجار",
            garden: "مع حديقة", done: "تم",
            atMost: { amount in "\(amount) على الأكثر" },
            added: { name in "تمت إضافة \(name)." },
            chosen: { title in "\(title)." })
    }
}

extension CatalogueStrings.Status {
    fileprivate static var arabic: Self {
        Self(
            linen: "كتان", new: "جديد", inStock: "متوفر", lastPieces: "آخر القطع", upload: "الرفع",
            loading: "جارٍ التحميل",
            rated: { value, maximum in "التقييم \(value) من \(maximum)" })
    }
}

extension CatalogueStrings.Layout {
    fileprivate static var arabic: Self {
        Self(
            pictureEntry: "ImageView وContainer",
            shown: "معروضة", waiting: "قيد الانتظار", failed: "فشلت", sign: "شعار هذا التطبيق",
            missing: "صورة مفقودة",
            fableTitle: "الثعلب والعنب",
            fable: """
                رأى ثعلب جائع عناقيد عنب جميلة تتدلى من كرمة ممتدة على تعريشة عالية، فبذل جهده ليبلغها قافزًا في الهواء بأعلى ما \
                يستطيع. لكن ذلك كله كان بلا جدوى، إذ كانت العناقيد أبعد من متناوله بقليل. فكفّ عن المحاولة ومضى في وقار ولا \
                مبالاة وهو يقول: «ظننت هذا العنب ناضجًا، لكني أرى الآن أنه حامض تمامًا».
                """,
            coat: "معطف", scarf: "وشاح", total: "المجموع", music: "موسيقى هادئة")
    }
}

extension CatalogueStrings.Lists {
    fileprivate static var arabic: Self {
        Self(
            settings: "الإعدادات", language: "اللغة", languageName: "العربية", about: "حول هذا التطبيق",
            pictures: "صور كبيرة", help: "المساعدة", questions: "أسئلة وأجوبة", messages: "الرسائل",
            styles: "أنماط النص",
            message: { number in "الرسالة \(number)" })
    }
}

extension CatalogueStrings.Charts {
    fileprivate static var arabic: Self {
        Self(
            marks: "الدرجات", prices: "الأسعار", price: "السعر", table: "عرض كجدول", flats: "شقق قريبة",
            twoWeeks: "أسبوعان", month: "شهر", all: "الكل",
            day: { number in "اليوم \(number)" },
            flat: { number in "شقة \(number)" })
    }
}
