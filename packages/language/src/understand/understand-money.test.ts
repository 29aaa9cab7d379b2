/** Price limits in every language: a number with the words of a limit is a limit in the shop's currency. */
import { testUnderstanding } from '../testing/understanding-table.ts';

testUnderstanding('money in English', 'en', [
  ['under 300 rupees', { price_max: 300 }],
  ['dress below 80 lari', { category: 'dress', price_max: 80 }],
  ['over 100 dirhams', { price_min: 100 }],
  ['tea for 20 quid', { category: 'tea', price_max: 20 }],
  ['not more than 80 bucks', { price_max: 80 }],
  ['spare blade 7B', {}],
  ['fuse holder 15A', {}],
  ['network card up to 10Gbps', {}],
]);

testUnderstanding('money in Georgian', 'ka', [
  ['500 რუპიამდე', { price_max: 500 }],
  ['100 რუპიაზე იაფი', { price_max: 100 }],
  ['კაბა 100 მანათამდე', { category: 'dress', price_max: 100 }],
  ['100 ლირამდე', { price_max: 100 }],
  ['50 დირჰამამდე', { price_max: 50 }],
  ['50 ფუნტიდან 80 ფუნტამდე', { price_min: 50, price_max: 80 }],
  ['20 დოლარზე ნაკლები', { price_max: 20 }],
  ['50 ევრომდე', { price_max: 50 }],
  ['80 ლარზე ძვირი არ მინდა', { price_max: 80 }],
]);

testUnderstanding('money in Turkish', 'tr', [
  ['400 rupiden az', { price_max: 400 }],
  ['500 rupiye kadar çay', { category: 'tea', price_max: 500 }],
  ['50 sterlinden ucuz', { price_max: 50 }],
  ['200 riyalin altında', { price_max: 200 }],
  ['100 manattan az', { price_max: 100 }],
  ['50 lariden ucuz', { price_max: 50 }],
  ['1000 den ucuz', { price_max: 1000 }],
  ['50a kadar', { price_max: 50 }],
  ["1000'den ucuz olmasın", { price_min: 1000 }],
]);

testUnderstanding('money in Arabic', 'ar', [
  ['أقل من ٤٠٠ روبية', { price_max: 400 }],
  ['تحت 100 درهم', { price_max: 100 }],
  ['أقل من 100 مانات', { price_max: 100 }],
  ['لا أكثر من 80 ريال', { price_max: 80 }],
]);

testUnderstanding('money in Azerbaijani', 'az', [
  ['400 rupidən ucuz', { price_max: 400 }],
  ['500 rupiyə qədər', { price_max: 500 }],
  ['200 dirhəmdən ucuz', { price_max: 200 }],
  ['100 funtdan ucuz', { price_max: 100 }],
  ['50 lirəyə qədər', { price_max: 50 }],
  ['1000-dən ucuz', { price_max: 1000 }],
]);

testUnderstanding('a limit that is not to be passed, in English', 'en', [
  ['nothing over 90', { price_max: 90 }],
  ["i don't want to spend more than 200", { price_max: 200 }],
  ['under two hundred', { price_max: 200 }],
]);

testUnderstanding('a limit that is not to be passed, in Georgian', 'ka', [
  ['900-ს რომ არ გასცდეს', { price_max: 900 }],
  ['120-ს ზემოთ არ მინდა', { price_max: 120 }],
  ['200-ზე მეტს ვერ დავხარჯავ', { price_max: 200 }],
]);

testUnderstanding('a limit that is not to be passed, in Turkish', 'tr', [
  ['1000 liradan fazla vermem', { price_max: 1000 }],
  ["500'ü aşmasın", { price_max: 500 }],
]);

testUnderstanding('a limit that is not to be passed, in Arabic', 'ar', [
  ['وتحت الفين', { price_max: 2000 }],
  ['مش اكتر من 150', { price_max: 150 }],
]);

testUnderstanding('a limit that is not to be passed, in Azerbaijani', 'az', [
  ['1500-dən yuxarı olmasın', { price_max: 1500 }],
  ['300-ü keçməsin', { price_max: 300 }],
]);
