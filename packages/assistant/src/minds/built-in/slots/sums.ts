/** Detects arithmetic questions: "2+2", "what is 12 x 7", "15 plus 3"; not sizes, tyres or phone numbers. */
const SUM =
  /(?:^|\s)\d+(?:[.,]\d+)?\s*(?:\+|\*|×|÷|(?:x|х)(?=\s*\d+\s*(?:=|\?|$))|plus|minus|times|divided by|პლუს|მინუს|გამრავლებული|artı|eksi|çarpı|bölü|زائد|ناقص|ضرب|üstəgəl|çıxılsın|vurulsun)\s*\d+(?:[.,]\d+)?\s*(?:=|\?|$|\s)/iu;
const ASKS_SUM =
  /(?:what is|what's|how much is|calculate|solve|რამდენია|რა არის|kaç eder|kaç|hesapla|كم|احسب|neçə|neçədir|hesabla|=|\+|\*|×|÷)/iu;

export const isSum = (message: string): boolean => SUM.test(message) && ASKS_SUM.test(message);
