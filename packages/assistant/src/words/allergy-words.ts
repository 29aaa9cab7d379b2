/** Words for allergies and intolerances in five languages, with any ending. */
const ALLERGY =
  /(?<![\p{L}\p{N}])(?:allerg|intoleran|co?eliac|anaphyla|ალერგი|აუტანლობა|ცელიაკი|alerji|çölyak|colyak|intolerans|dözümsüzlü|dozumsuzlu|seliaki|(?:ال|لل)?حساسي|سيلياك|عدم تحمل)/iu;

export function tellsOfAllergy(text: string): boolean {
  return ALLERGY.test(text);
}

/** Somebody cannot or must not eat something, whatever the reason. */
const DIET =
  /(?<![\p{L}\p{N}])(?:(?:can['’]?t|cannot|can not|must not|mustn['’]?t|mayn['’]?t|(?:is|am|are)(?: not|n['’]?t) allowed to) (?:have|eat|drink|tolerate|digest|do)|(?:must|should|ha(?:s|ve) to|needs? to) avoid|(?:ვერ|არ) (?:ვჭამ|ჭამ|იტან|ვიტან|ვსვამ|სვამს)|(?:მე|ე)კრძალებ|(?:yiye|içe|ice|tükete|tukete)m(?:iyor|e[zm])\p{L}*|yememeli|(?:yeyə|yeye|içə|ice) bilm\p{L}+|(?:ما|لا|مش) ?(?:[اأ]قدر|بقدر|يقدر|تقدر|يستطيع|[اأ]ستطيع|تستطيع|ينفع) (?:[اآأ]كل|ي[اأ]كل|ت[اأ]كل|[اأ]شرب|يشرب|تشرب|[اأ]تناول|يتناول)|ممنوع(?:ة)? (?:علي|عليه|عليها|عنه|عنها|من))/iu;

export function tellsOfDiet(text: string): boolean {
  return DIET.test(text);
}

const OVER =
  /(?:forget|ignore|drop|never ?mind|no longer|not any ?more|does(?: not|n['’]?t) matter|gone|outgrew|დაივიწყ|დავივიწყ|აღარ|unut|boş ?ver|artık|kalmadı|geçti|önemli değil|unudun|qalmayıb|keçib|fərq etmir|انس|تجاهل|ما عاد|لم يعد|خلاص|مش مهم)/iu;

/** "Forget the allergy", "she is no longer allergic to nuts". */
export function withdrawsAllergy(text: string): boolean {
  return tellsOfAllergy(text) && OVER.test(text);
}
