extension ShopStrings {
    static var arabic: ShopStrings {
        ShopStrings(
            title: "المتجر", pageContent: "محتوى الصفحة", tryAgain: "حاول مرة أخرى",
            partFailed: "تعذّر تحميل هذا الجزء", empty: "لا يوجد شيء هنا بعد",
            emptyAdvice: "تصل أشياء جديدة كل يوم. عُد قريبًا.", separator: "، ", search: .arabic, failures: .arabic)
    }
}

extension ShopStrings.Failures {
    fileprivate static var arabic: Self {
        Self(
            offline: "أنت غير متصل بالإنترنت", offlineAdvice: "ستُحمَّل الصفحة بمجرد توفر الاتصال.",
            unreachable: "المتجر لا يستجيب", unreachableAdvice: "تحقق من الاتصال ثم حاول مرة أخرى.",
            notFound: "هذه الصفحة غير موجودة",
            notFoundAdvice: "قد يكون العنوان خاطئًا، أو لم يعد المنتج متوفرًا.",
            cannotBeShown: "لا يمكن عرض هذه الصفحة",
            unreadableAdvice: "تعذّرت قراءة الصفحة. حاول مرة أخرى بعد قليل.",
            offlineNotice: "أنت غير متصل بالإنترنت. هذه آخر نسخة تم تحميلها.",
            notRenewedNotice: "تعذّر تحديث هذه الصفحة. هذه آخر نسخة تم تحميلها.")
    }
}
