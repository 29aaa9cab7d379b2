/**
 * Heads that turn a product into its accessory: a "phone case" is no phone, a "sofa cover" no sofa.
 * They follow the product in English, Georgian, Turkish and Azerbaijani and precede it in Arabic. Stems would cut too
 * much here, so the usual forms are listed, as skeletons.
 */
export const ACCESSORY_WORDS: ReadonlySet<string> = new Set(
  (
    'case cases cover covers bag bags strap straps holder holders stand stands rack racks bottle bottles mug mugs cup cups pot pots ' +
    'box boxes maker cooker cleaner cleaners brush brushes polish sheet sheets mount mounts hanger hangers protector tray trays basket ' +
    'sleeve sleeves lace laces insole insoles remote dispenser grinder frother pad shade shades topper organizer organiser kit ' +
    'ქეისი ქეისები ქეისის ჩასადები დამჭერი სადგამი საკიდი საკიდები გადასაფარებელი თასმა თასმები ზონარი ზონრები ჭიქა ჭიქები ყუთი ჯაგრისი საწმენდი ბოთლი პულტი შალითა დამცავი ' +
    'kilif kilifi kiliflari kabi tutucu tutucusu standi askisi kordonu bardagi sisesi kutusu fircasi temizleyicisi ortusu kayisi bagcigi kumandasi ' +
    'qabi qablari tutacaq tutacagi altligi asilqani kemeri stekani qutusu fircasi temizleyicisi ortuyu ipi pultu ' +
    'جراب كفر غطاء حافظه حامل حماله ستاند علبه كوب فرشاه منظف مفرش سوار حزام'
  ).split(' '),
);
