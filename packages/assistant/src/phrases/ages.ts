/** Ages: "6 year old", "6 წლის", "6 yaşında", "عمره 6", and months. */
export const AGE_IN_YEARS =
  /(?:(?<![\p{L}\p{N}])(\d{1,2})\s*[-–]?\s*(?:year|yr|yo\b|y\/o|წლის|წლისაა|წელი|yaşında|yaşındaki|yaş\b|yaşlı|yasinda|yaslı|سنة|سنوات|سنين|عام|أعوام|اعوام))|(?:(?:turning|turns|aged?|عمره|عمرها|ასაკი|yaşı)\s*:?\s*(\d{1,2})(?![\p{N}]))/iu;

export const AGE_IN_MONTHS = /(?<![\p{L}\p{N}])\d{1,2}\s*[-–]?\s*(?:month|თვის|aylık|aylıq|شهر|أشهر|اشهر|شهور)/iu;
