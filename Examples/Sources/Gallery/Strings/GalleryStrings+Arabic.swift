extension GalleryStrings {
    static var arabic: GalleryStrings {
        GalleryStrings(
            frame: .arabic, home: .arabic, drawer: .arabic, gallery: .arabic, storefront: .arabic,
            portal: .arabic, people: .arabic, earnings: .arabic, catalogue: .arabic, homes: .arabic)
    }
}

extension GalleryStrings.Frame {
    fileprivate static var arabic: Self {
        Self(
            menu: "قائمة المعرض", home: "المعرض", parts: "كيف بُنيت", language: "اللغة",
            languageTitle: "لغة التطبيق", deviceLanguage: "كما في هذا الجهاز")
    }
}

extension GalleryStrings.Home {
    fileprivate static var arabic: Self {
        Self(
            title: "معرض CollectionViewKit",
            summary: "طرق عرض للمجموعات بلغة Swift الخالصة، وهي هنا في المتصفح بصيغة WebAssembly. "
                + "ست شاشات، بُنيت كل منها بطريقة مختلفة.",
            screens: "الشاشات", card: { "\($0). \($1)" })
    }
}

extension GalleryStrings.Drawer {
    fileprivate static var arabic: Self {
        Self(close: "إغلاق", partHint: "يفتح الوثائق في علامة تبويب جديدة.")
    }
}

extension GalleryStrings.GalleryTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "المعرض",
            summary: "بطاقات تقود إلى كل شاشة، في أعمدة بقدر ما تتسع له المساحة.",
            navigation: "يُبقي الشاشات متوافقة مع سجل المتصفح.",
            cards: "يزوّد طريقة عرض المجموعة بالبطاقات.",
            columns: "يرتّب البطاقات في عمود أو عمودين أو ثلاثة.",
            drawer: "يحمل هذه اللوحة نفسها، ويحجب ما عداها أثناء ظهورها.",
            theming: "كل لون ومسافة رمز في ورقة الأنماط.")
    }
}

extension GalleryStrings.StorefrontTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "المتجر",
            summary: "متجر يؤلّف الخادم صفحاته: شرائط متحركة بكل الأحجام، يُحمَّل كل منها على حدة.",
            invitation: "مرّر شريطًا إلى الجانب: يستقر عند بداية منتج.",
            products: "يعرض الأقسام والمنتجات التي يحددها الخادم.",
            carousels: "شرائط تُمرَّر كل منها على حدة وتستقر عند بداية عنصر.",
            layouts: "يعطي كل قسم التخطيط الذي تسمّيه الصفحة.",
            decisions: "تتحدد الصفوف والارتفاعات والأعداد بعرض النافذة.",
            pictures: "يجلب كل صورة بأصغر عرض يملأ مكانها.",
            pages: "يقرأ الصفحات ويتجاوز ما لا يعرفه.")
    }
}

extension GalleryStrings.PortalTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "المسلسلات",
            summary: "مسلسلات بتفاصيلها وحلقاتها وآرائها واتجاهاتها: شجرة من مصادر البيانات تحت ترويسة واحدة.",
            invitation: "افتح اتجاهات مسلسل وتتبّع الرسم البياني.",
            sources: "شجرة من المصادر، لكل منها حالات التحميل والخطأ والفراغ الخاصة به.",
            segments: "يعرض واحدًا من أربعة مصادر بيانات، وينزلق بينها.",
            metrics: "تُورَّث الارتفاعات والأعمدة والفواصل والترويسات نزولًا في الشجرة.",
            reordering: "تُنقل الحلقات إلى موضع آخر باليد أو بالمفاتيح أو من القائمة.",
            interaction: "إيماءات سحب وقوائم وسحب لإعادة التحميل.",
            charts: "اتجاهات يمكن استعراض قيمها بالمؤشر والمفاتيح.")
    }
}

extension GalleryStrings.PeopleTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "الأشخاص",
            summary: "موجز من أنواع كثيرة من البطاقات، مع أوامر وتراجع وملاحظات ومشاهدات.",
            invitation: "سجّل إعجابك بشخص ثم تراجع عنه.",
            commands: "تفعل الخلايا ما تقوله نماذج عرضها، ولا يوجد صنف يعرف كل أنواع الخلايا.",
            factories: "تحوّل النماذج إلى نماذج عرض، وكل نوع جديد سطر إضافي واحد.",
            undo: "يمكن التراجع عن الإعجاب والتخطي حتى إذا لم تعد البطاقة ظاهرة.",
            edits: "يحتفظ بملاحظة لم تُحفظ عندما تُستخدم خليتها لبطاقة أخرى.",
            impressions: { "يحسب البطاقة بعد أن يُرى نصفها لمدة \($0) من الثانية." })
    }
}

extension GalleryStrings.EarningsTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "الأرباح",
            summary: "ما كسبه إيصال، مع أقسام تُفتح وتُغلق وملاحظات المستخدم وإيصال قابل للتكبير.",
            invitation: "افتح معاملة وكبّر إيصالها.",
            snapshots: "يأخذ لقطة رئيسية، ثم لقطة لكل قسم.",
            rows: "يحدد أي الصفوف يُظهر غيره ويخفيه.",
            handlers: "تقرر هل يُفتح قسم أو يُغلق، وتُخبر عندما يحدث ذلك.",
            layouts: "عبارة switch واحدة على الأقسام تعطي كلًا منها تخطيطه.",
            cells: "يهيّئ خلايا صنف واحد من خصائص عرضها.",
            undo: "يمكن التراجع عن التقييم، ويُلغى إذا رفضه الخادم.",
            edits: "يحتفظ بملاحظة لم تُرسل بعد.",
            receipt: "يعرض الإيصال فوق كل ما عداه.")
    }
}

extension GalleryStrings.CatalogueTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "الكتالوج",
            summary: "معظم طرق العرض في المكتبة بأهم حالاتها، ومع كل منها شيفرة Swift التي تنشئها.",
            invitation: "جرّب طريقة عرض؛ شيفرة Swift التي تنشئها مكتوبة تحتها.",
            sizing: "ارتفاع البطاقات بقدر محتواها.",
            rows: "صفوف بارتفاع أعلى بطاقة فيها، في عمود إلى ثلاثة أعمدة.",
            theming: "من أين تأخذ طرق العرض مظهرها، وكيف تعطيها مظهرًا آخر.",
            accessibility: "ما يُقال لقارئ الشاشة عمّا لم يُرسم.")
    }
}

extension GalleryStrings.HomesTexts {
    fileprivate static var arabic: Self {
        Self(
            title: "عقارات",
            summary: {
                "عقارات للبيع: أقسام تُحمَّل وتتعثّر وتتعافى من تلقاء نفسها، وخريطة، وقائمة تضم \($0) منها."
            },
            invitation: { "ابحث بين \($0) عقار بالموقع والسعر وعدد الغرف." },
            adapter: "يأخذ قيمًا من أي نوع، ويُسند عرض كل منها إلى متحكّم خاص بها.",
            parts: "قسم من أجزاء: عقارات، أو المزيد منها، أو خطأ، أو عنصر نائب.",
            diffs: "يعرف بالمقارنة أي العقارات جاءت وذهبت وانتقلت.",
            loading: "أقسام تُحمَّل قبيل ظهورها.",
            rows: "صفوف من العقارات تُمرَّر إلى الجانب.",
            map: "شوارع وحدائق ودبابيس تُرسم دون مربعات خرائط.")
    }
}
