import CollectionViewKit

extension PortalStrings {
    static var arabic: PortalStrings {
        PortalStrings(
            list: List(
                title: "المسلسلات", empty: "لا توجد مسلسلات بعد", advice: "أضف أول مسلسل.",
                failure: "تعذّر تحميل المسلسلات"),
            header: Header(
                show: "المسلسل", missing: "هذا المسلسل غير موجود", failure: "تعذّر تحميل المسلسل",
                segments: "أقسام المسلسل", since: { "منذ \($0)" }),
            segments: Segments(details: "التفاصيل", episodes: "الحلقات", reviews: "الآراء", trends: "الاتجاهات"),
            parts: arabicParts,
            statuses: Statuses(
                live: "منشور", inReview: "قيد المراجعة", changesRequested: "تعديلات مطلوبة", draft: "مسودة"),
            facts: Facts(
                studio: "الاستوديو", genre: "النوع", language: "اللغة", season: "الموسم", episodes: "الحلقات",
                length: "المدة الإجمالية", firstEpisode: "الحلقة الأولى", latestEpisode: "أحدث حلقة",
                english: "الإنجليزية", french: "الفرنسية"),
            episodes: arabicEpisodes,
            episode: arabicEpisode,
            feedback: Feedback(
                ratings: PluralText(
                    zero: "لا تقييمات", one: "تقييم واحد", two: "تقييمان", few: "# تقييمات", many: "# تقييمًا",
                    other: "# تقييم"),
                stars: PluralText(
                    zero: "بلا نجوم", one: "نجمة واحدة", two: "نجمتان", few: "# نجوم", many: "# نجمة",
                    other: "# نجمة"),
                ratingsByStars: "التقييمات حسب النجوم", more: "متابعة القراءة",
                rated: { "التقييم \($0) من \($1)" }, moreOf: { "متابعة القراءة: «\($0)»" }),
            trends: Trends(
                plays: "المشاهدات في اليوم", minutes: "دقائق المشاهدة في اليوم", table: "عرض كجدول",
                period: "الفترة",
                weeks: PluralText(
                    one: "أسبوع", two: "أسبوعان", few: "# أسابيع", many: "# أسبوعًا", other: "# أسبوع"),
                months: PluralText(one: "شهر", two: "شهران", few: "# أشهر", many: "# شهرًا", other: "# شهر"),
                years: PluralText(one: "سنة", two: "سنتان", few: "# سنوات", many: "# سنة", other: "# سنة"),
                lastWeeks: PluralText(
                    one: "آخر أسبوع", two: "آخر أسبوعين", few: "آخر # أسابيع", many: "آخر # أسبوعًا",
                    other: "آخر # أسبوع"),
                lastMonths: PluralText(
                    one: "آخر شهر", two: "آخر شهرين", few: "آخر # أشهر", many: "آخر # شهرًا", other: "آخر # شهر"),
                lastYears: PluralText(
                    one: "آخر سنة", two: "آخر سنتين", few: "آخر # سنوات", many: "آخر # سنة", other: "آخر # سنة")),
            faults: Faults(
                title: "الأعطال", hint: "ينطبق ما تختاره هنا على التحميل التالي. أعد التحميل لرؤيته.",
                header: "الترويسة", changes: "التغييرات", none: "بلا", slow: "بطيء", failing: "فاشل",
                empty: "فارغ", stale: "قديم", faultOf: { "العطل: \($0)" }),
            loading: Loading(
                loadAgain: "إعادة التحميل", tryAgain: "حاول مرة أخرى", notFound: "ربما تمت إزالته.",
                outdated: "تغيّرت القائمة في هذه الأثناء. أعد تحميلها."))
    }

    private static var arabicParts: Parts {
        Parts(
            status: Part(
                title: "الحالة", empty: "لا توجد حالة بعد", advice: "تظهر بعد إرسال المسلسل للمراجعة.",
                failure: "تعذّر تحميل الحالة"),
            information: Part(
                title: "المعلومات", empty: "لا توجد معلومات بعد", advice: "أضف ما ينبغي أن يعرفه المشاهدون.",
                failure: "تعذّر تحميل المعلومات"),
            description: Part(
                title: "الوصف", empty: "لا يوجد وصف بعد", advice: "اذكر في بضع جمل ما يدور حوله المسلسل.",
                failure: "تعذّر تحميل الوصف"),
            episodes: Part(
                title: "الحلقات", empty: "لا توجد حلقات بعد", advice: "ارفع الحلقة الأولى لإرسال المسلسل للمراجعة.",
                failure: "تعذّر تحميل الحلقات"),
            ratings: Part(
                title: "التقييمات", empty: "لا توجد تقييمات بعد", advice: "يمكن للمشاهدين تقييم المسلسل بعد نشره.",
                failure: "تعذّر تحميل التقييمات"),
            reviews: Part(
                title: "الآراء", empty: "لا توجد آراء بعد", advice: "تظهر هنا بمجرد أن يكتب أحدهم رأيًا.",
                failure: "تعذّر تحميل الآراء"),
            trends: Part(
                title: "الاتجاهات", empty: "لا توجد مشاهدات بعد", advice: "تظهر الأرقام بعد يوم من صدور الحلقة الأولى.",
                failure: "تعذّر تحميل الاتجاهات"),
            feedbackAdvice: "تظهر هنا بعد نشر المسلسل وبمجرد أن يكتب أحدهم رأيًا.")
    }

    private static var arabicEpisode: EpisodePage {
        EpisodePage(
            title: "الحلقة", missing: "هذه الحلقة غير موجودة", failure: "تعذّر تحميل الحلقة",
            about: "عن هذه الحلقة", guests: "الضيوف",
            soundNote: "تستبدل هذه المعاينة الكلام بنغمات، لكل متحدث طبقة صوت. تجد ما يُقال في النص المكتوب.",
            transcript: "النص المكتوب", previous: "الحلقة السابقة", next: "الحلقة التالية",
            numbered: { "الحلقة \($0)" })
    }

    private static var arabicEpisodes: Episodes {
        Episodes(
            count: PluralText(
                zero: "لا حلقات", one: "حلقة واحدة", two: "حلقتان", few: "# حلقات", many: "# حلقة", other: "# حلقة"),
            plays: PluralText(
                zero: "لا مشاهدات", one: "مشاهدة واحدة", two: "مشاهدتان", few: "# مشاهدات", many: "# مشاهدة",
                other: "# مشاهدة"),
            edit: "تعديل", done: "تم", editEpisodes: "تعديل الحلقات", doneEditing: "إنهاء تعديل الحلقات",
            remove: "إزالة", moveUp: "نقل لأعلى", moveDown: "نقل لأسفل", undo: "تراجع", undone: "تم التراجع.",
            removeEpisode: { "إزالة: \($0)" }, reorderEpisode: { "إعادة ترتيب: \($0)" },
            place: { "الموضع \($0) من \($1)." },
            removed: { "تمت إزالة «\($0)»." },
            removalFailed: { "تعذّرت إزالة «\($0)». عادت الحلقة إلى القائمة." },
            restorationFailed: { "تعذّرت استعادة «\($0)». بقيت الحلقة خارج القائمة." },
            moveFailed: { "تعذّر نقل «\($0)». عادت الحلقة إلى مكانها." },
            moveUnconfirmed: { "ربما لم يُحفظ المكان الجديد للحلقة «\($0)». أعد التحميل للتحقق." },
            severalRemoved: PluralText(
                zero: "لم تتم إزالة أي حلقة.", one: "تمت إزالة حلقة واحدة.", two: "تمت إزالة حلقتين.",
                few: "تمت إزالة # حلقات.", many: "تمت إزالة # حلقة.", other: "تمت إزالة # حلقة."))
    }
}
