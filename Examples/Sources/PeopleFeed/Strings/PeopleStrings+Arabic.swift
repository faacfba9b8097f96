import CollectionViewKit

extension PeopleStrings {
    static var arabic: PeopleStrings {
        PeopleStrings(feed: .arabic, profile: .arabic, decisions: .arabic, notes: .arabic, advertisements: .arabic)
    }
}

extension PeopleStrings.Feed {
    fileprivate static var arabic: Self {
        Self(
            title: "الأشخاص", newest: "أحدث الأشخاص", noneNewer: "لا يوجد أشخاص أحدث.", allSeen: "هؤلاء هم الجميع.",
            failed: "تعذّر تحميل الأشخاص", tryAgain: "حاول مرة أخرى",
            newer: PluralText(
                zero: "لا أشخاص جدد", one: "شخص جديد واحد", two: "شخصان جديدان", few: "# أشخاص جدد",
                many: "# شخصًا جديدًا", other: "# شخص جديد"),
            featured: "مميّز", keysHint: "اضغط على L للإعجاب وعلى P للتخطي.",
            gone: "لم يعد هناك ملف شخصي على هذا العنوان.",
            changed: "تغيّرت القائمة في هذه الأثناء. أعد تحميلها.",
            heading: { name, age in "\(name)، \(age)" })
    }
}

extension PeopleStrings.Profile {
    fileprivate static var arabic: Self {
        Self(title: "الملف الشخصي", about: "نبذة", interests: "الاهتمامات", failed: "تعذّر تحميل الملف الشخصي")
    }
}

extension PeopleStrings.Decisions {
    fileprivate static var arabic: Self {
        Self(
            like: "إعجاب", unlike: "إلغاء الإعجاب", pass: "تخطٍّ",
            likePerson: { name in "الإعجاب بـ \(name)" },
            passPerson: { name in "تخطي \(name)" },
            liked: { name in "سُجّل إعجابك بـ \(name)" },
            unliked: { name in "أُلغي الإعجاب بـ \(name)" },
            passed: { name in "تخطيت \(name)" },
            refused: { name in "تعذّر حفظ قرارك بشأن \(name). بقي كل شيء كما كان." })
    }
}

extension PeopleStrings.Notes {
    fileprivate static var arabic: Self {
        Self(
            title: "ملاحظة خاصة", placeholder: "اكتب ملاحظة خاصة", add: "إضافة ملاحظة", save: "حفظ", clear: "مسح",
            cleared: "مُسحت الملاحظة", notSaved: "تعذّر حفظ الملاحظة. حاول مرة أخرى بعد قليل.",
            addNote: { name in "إضافة ملاحظة عن \(name)" },
            saveNote: { name in "حفظ الملاحظة عن \(name)" },
            clearNote: { name in "مسح الملاحظة عن \(name)" },
            note: { name in "ملاحظة عن \(name)" },
            editNote: { name, note in "تعديل الملاحظة عن \(name): \(note)" })
    }
}

extension PeopleStrings.Advertisements {
    fileprivate static var arabic: Self {
        Self(
            badge: "إعلان", video: "فيديو: تُعرض الصورة الأولى فقط",
            audio: "صوت: لا يمكن تشغيله هنا")
    }
}
