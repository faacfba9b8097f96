import CollectionViewKit

extension EarningsStrings {
    static var arabic: EarningsStrings {
        EarningsStrings(
            list: List(
                title: "الأرباح", transactions: "المعاملات", empty: "لا توجد إيصالات بعد",
                advice: "أرسل الإيصال الأول واعرف كم تكسب منه.", failure: "تعذّر تحميل المعاملات",
                earnedWith: PluralText(
                    zero: "لم تكسب من أي إيصال بعد", one: "كسبتها من إيصال واحد", two: "كسبتها من إيصالين",
                    few: "كسبتها من # إيصالات", many: "كسبتها من # إيصالًا", other: "كسبتها من # إيصال")),
            transaction: Transaction(
                title: "المعاملة", reading: "جارٍ تحميل المعاملة…", missing: "هذه المعاملة غير موجودة",
                failure: "تعذّر تحميل المعاملة", reloadFailed: { "تعذّرت إعادة التحميل. \($0)" }),
            celebration: Celebration(
                pendingTitle: "نقرأ إيصالك الآن",
                pendingMessage: "يستغرق ذلك يومًا على الأكثر. تُضاف العروض والمكافآت فور انتهائنا.",
                title: "لقد كسبت استردادًا نقديًا!", message: "المبلغ في حسابك بالفعل.",
                messageWithExtras: "العروض والمكافآت في حسابك بالفعل."),
            facts: Facts(
                store: "المتجر", purchaseDate: "تاريخ الشراء", paid: "المبلغ المدفوع", cashBack: "الاسترداد النقدي"),
            sections: Sections(
                earned: "ما كسبته", details: "تفاصيل المعاملة", offers: "العروض المطابقة", extras: "أرباح إضافية",
                feedback: "رأيك", receipts: "الإيصالات", help: "المساعدة",
                offersMatched: PluralText(other: "العروض المطابقة (#)"),
                extraEarnings: PluralText(other: "أرباح إضافية (#)")),
            help: arabicHelp,
            feedback: Feedback(
                question: "كيف كانت تجربتك معنا؟", field: "هل تود إضافة شيء؟",
                placeholder: "ما الذي أعجبك أو لم يعجبك", send: "إرسال الملاحظة", clear: "مسح", up: "أعجبني",
                down: "لم يعجبني", upGiven: "تم تسجيل الإعجاب", downGiven: "تم تسجيل عدم الإعجاب",
                ratingRemoved: "تم سحب رأيك", noteSent: "تم إرسال الملاحظة", noteCleared: "تم مسح الملاحظة",
                stored: "شكرًا على رأيك.", removed: "تم سحب رأيك.", refused: "تعذّر حفظ رأيك. بقي كما كان من قبل."),
            receipts: Receipts(
                receipt: "الإيصال", close: "إغلاق", zoomOut: "تصغير", zoomIn: "تكبير", previous: "الجزء السابق",
                next: "الجزء التالي", picture: "صورة قابلة للتكبير",
                hint: "مفتاح الزائد يكبّرها ومفتاح الناقص يصغّرها، والمفتاح 0 يعرضها كاملة، والأسهم تحركها.",
                receiptOf: { "إيصال \($0)" }, part: { "إيصال \($0)، الجزء \($1) من \($2)" },
                view: { "عرض \($0)" }),
            loading: Loading(
                loadAgain: "إعادة التحميل", tryAgain: "حاول مرة أخرى", notFound: "قد يكون العنوان خاطئًا.",
                outdated: "تغيّرت القائمة في هذه الأثناء. أعد تحميلها."),
            pending: "قيد المعالجة")
    }

    private static var arabicHelp: Help {
        Help(
            missingOffer: "أحد العروض غير موجود",
            missingOfferAnswer: """
                قارن أولًا الاسم والحجم على الإيصال بما في العرض. إذا تطابقا، فراسلنا وأرفق السطر الوارد في الإيصال، \
                وسنراجعه مرة أخرى.
                """,
            wrongAmount: "المبلغ غير صحيح",
            wrongAmountAnswer:
                "يُحسب الاسترداد النقدي من المبلغ المدفوع بعد خصم القسائم. تُدفع الأرباح الإضافية مرة واحدة لكل إيصال.",
            payment: "متى يُدفع المبلغ؟",
            paymentAnswer: "يصل إلى حسابك فور مراجعة الإيصال، وتستغرق المراجعة يومًا على الأكثر.",
            writeToUs: "راسلنا")
    }
}
