/** Short ways to name the ends of relations: `category('tea', 'honey')` is `['category:tea', 'category:honey']`. */

const idsOf =
  (kind: string) =>
  (...values: readonly string[]): string[] =>
    values.map((value) => `${kind}:${value}`);

export const category = idsOf('category');
export const type = idsOf('product_type');
export const ingredient = idsOf('ingredient');
export const dose = idsOf('dose_form');
