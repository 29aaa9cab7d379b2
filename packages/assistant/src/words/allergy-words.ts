/** Words for allergies and intolerances in five languages, with any ending. */
const ALLERGY =
  /(?<![\p{L}\p{N}])(?:allerg|intoleran|co?eliac|anaphyla|ალერგი|აუტანლობა|ცელიაკი|alerji|çölyak|colyak|intolerans|dözümsüzlü|dozumsuzlu|seliaki|(?:ال|لل)?حساسي|سيلياك|عدم تحمل)/iu;

export function tellsOfAllergy(text: string): boolean {
  return ALLERGY.test(text);
}
