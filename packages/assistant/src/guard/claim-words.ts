/**
 * Patterns that identify a sentence as a claim about a price, stock or order, in five languages. The words are in
 * `guard-data/claim-words.json`: folded, matched as prefixes of words unless they end in a dot. Deliberately broad: a true
 * sentence that is checked needlessly still passes.
 */
import words from './guard-data/claim-words.json' with { type: 'json' };

/** Words for each known order status; a sentence about an order may use only those of an order that a tool returned. */
export const STATUS_WORDS: Readonly<Record<string, readonly string[]>> = words.status;

/** A folded pattern that matches any of the words, Arabic ones also after the article. */
export const matcher = (prefixes: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${['ال', 'بال', 'لل', 'و', ''].join('|')})(?:${prefixes
      .map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?![\\p{L}\\p{N}])` : word))
      .join('|')})`,
    'u',
  );

export const SPEAKS_OF_PRICE = matcher(words.price);
/** Georgian expresses limits as endings (`50 ლარამდე`), so these match anywhere in a word. */
export const SPEAKS_OF_LIMIT = new RegExp(`${matcher(words.limit).source}|მდე|დან|altinda|ustunde`, 'u');
export const SPEAKS_OF_STOCK = matcher(words.stock);
export const SPEAKS_OF_ORDER = matcher(words.order);

/** Common currency signs; the guard adds the shop's own. */
export const CURRENCY_SIGNS = /[$€£¥₾₺₼₽₹]/u;

/** A question claims nothing. */
export const ASKS = /[?؟]["”“»’)*_]*\s*$/u;

export const NEGATES =
  /(?<!\p{L})(?:not?|none|nothing|never|without|cannot|neither|\p{L}+n't|არ|ვერ|არა|აღარ|არც|yok|yoktur|degil|hic|yox|yoxdur|deyil|لا|ليس|ليست|غير|لم|لن|بدون)(?!\p{L})|(?:mıyor|miyor|muyor|madi|medi|mez|maz|mir|mur)\p{L}{0,4}(?!\p{L})/u;

/** "It", "this one": the sentence is about the product named last. */
export const GOES_ON =
  /^[\s"“„«*_-]*(?:(?:yes|sure|indeed|well|კი|დიახ|evet|tabii|elbette|نعم|بالطبع|beli|he)[\s,.!،-]+)?(?:it|its|it's|this one|that one|and it|ის|იგი|მისი|მას|o|onun|bu|bunun|هو|هي|انه|انها|سعره|سعرها|وهو|وهي|لونه|لونها|مقاسه|مقاسها)(?!\p{L})/u;

export const IS_SOLD_OUT = matcher(words.soldOut);
export const IS_IN_STOCK = matcher(words.inStock);
/** Claims of low stock. */
export const IS_NEARLY_GONE = matcher(words.nearlyGone);
/** Maximum stock for which "few left" is true. */
export const FEW = 10;

export const SPEAKS_OF_DISCOUNT = matcher(words.discount);
export const IS_HALF_PRICE = matcher(words.halfPrice);

/** Claims that something is free of charge. English uses "free" for much else. */
export const IS_FREE = new RegExp(
  `(?<!feel )(?<![\\p{L}-])(?:for free|free of charge|(?:is|are|be|all|completely|totally|now) free(?! (?:to|from|of)(?!\\p{L}))|free (?:delivery|shipping|return|gift|sample|everything)|(?:a|your|with|gets?|and|plus|offers?|includes?) free (?!time|from|to|of)|costs? nothing|no charge)|${
    matcher(words.free).source
  }`,
  'u',
);

/** Topics of a shop's own texts: delivery, returns, payment, hours, branches. */
export const SPEAKS_OF_SHOP = matcher(words.shop);

/** A promised day; for a delivery or an order it needs a source. */
export const PROMISES_A_DAY =
  /(?<!\p{L})(?:tomorrow|today|tonight|next[- ]day|same[- ]day|ხვალ|ზეგ|დღესვე|yarin|bugun|ayni gun|غدا|اليوم|بعد غد|sabah|bu gun)/u;

/** Offers of information and statements that something is unknown are not claims about the shop. */
export const OFFERS_OR_DOES_NOT_KNOW =
  /(?<!\p{L})(?:can (?:help|tell|check|also)|ask (?:me|us|the shop)|happy to|would you like|let me (?:know|check|look)|shall i|tell me|(?:don't|do not|can't|cannot|couldn't|could not|didn't|did not) (?:know|find|see|have)|no (?:information|text)|sorry|unfortunately|შემიძლია|დაგეხმარ|მითხარი|მითხარით|გითხრ|ვნახავ|ვერ ვიპოვე|არ ვიცი|არ მაქვს|სამწუხაროდ|ბოდიში|yardim|sorabil|soyle|bakay|bilmiyorum|bulamad|bilgi|maalesef|uzgunum|اساعد|اخبر|اسال|لا اعرف|لم اجد|معلومات|اسف|عذرا|للاسف|komek (?:ede bil|eder|edim|etmek|laz)|sorus|deye bil|bilmirem|tapmad|tapa bilmed|melumat|teessuf|bagisla)/u;

/** Requests for the proof of an order. */
export const ASKS_FOR_PROOF =
  /(?:e-?mail|phone|digits|number of|details|confirm|verify|not find|cannot|can't|check|ელფოსტ|ელ-?ფოსტ|მეილ|ტელეფონ|ციფრ|ვერ|გადაამოწმ|დაადასტურ|e-?posta|telefon|hane|numaras|dogrula|bulamad|kontrol|بريد|هاتف|ارقام|تاكيد|لم اجد|تحقق|e-?poct|reqem|nomresini|tesdiq|tapmad|tapa bilmed|yoxla)/u;

/** Dosage of a medicine: only a pharmacist or a doctor may state it. */
export const TELLS_A_DOSE = new RegExp(
  [
    String.raw`\d+ times (?:a|per|each|in a|every) ?day|\d+ times daily|every \d+(?:\s*(?:-|–|to)\s*\d+)? hours|daily dose|dos(?:e|age) (?:is|of)`,
    String.raw`\d+ ?(?:tablets?|pills?|capsules?|mg|ml|drops?|teaspoons?|puffs?) (?:a|per|each|every|twice|once|before|after|at) ?(?:day|night|morning|evening|meal|daily|bed|\d)?`,
    String.raw`(?:take|use|apply|swallow)[^.]*(?:\d+|one|two|half an?|an?) ?(?:tablets?|pills?|capsules?|mg|ml|drops?|teaspoons?)[^.]*(?:daily|a day|per day|every day)`,
    String.raw`(?:take|swallow|give (?:him|her|your|the|a))\b[^.]*(?:\d+|one|two|half an?|an?) ?(?:tablets?|pills?|capsules?|mg|ml|drops?|teaspoons?|spoons?|doses?)`,
    String.raw`დღეში (?:\d+|ერთ|ორ|სამ|ოთხ)|\d+-?ჯერ დღეში|ყოველ \d+ საათ|\d+ საათში ერთხელ|(?:მიიღე|დალიე|მიიღეთ|დალიეთ|მიაღებინე|მიეცი|მიეცით)(?!\p{L})[^.]*(?:\d|ტაბლეტ|აბი|კაფსულ|წვეთ|კოვზ)`,
    String.raw`gun(?:de|luk) (?:\d+|bir|iki|uc|dort|dord) ?(?:kez|kere|defa|defe|tane|dene|adet|eded|tablet|hap|heb|kapsul|damla|damci|mg|ml|olcek|kasik|qasiq)|\d+ saat(?:te|dan) bir|her \d+ saatte|(?:\d+|bir|iki|uc|yarim) (?:tablet|hap|heb|kapsul|damla|kasik|qasiq)[^.]*(?:alin|alabilir|icin|icebilir|kullan|qebul|icin|goturun|verin|ala bilersiniz)`,
    String.raw`\d+ مرات? (?:في اليوم|باليوم|يوميا)|مره (?:واحده )?(?:في اليوم|يوميا)|كل \d+ ساع|(?:خذ|تناول|تناولي|اشرب|اعط|اعطه|خذي)(?!\p{L})[^.]*(?:\d|قرص|حبه|كبسول|ملعقه|نقط)|(?:قرص|حبه|كبسوله|اقراص|قطرات|قطرتين|قطره|مل)[^.]{0,12}(?:يوميا|في اليوم)`,
  ].join('|'),
  'u',
);
