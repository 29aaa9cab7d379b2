/** View data of a product card: all texts are formatted. The page derives it from the API. */
export interface ShownProduct {
  id: string;
  name: string;
  /** Picture URLs, best first; a placeholder is shown when empty. */
  images: readonly string[];
  /** With currency, or `N/A`. */
  price: string;
  /** The price before a reduction, to be struck through; null for none. */
  originalPrice: string | null;
  /** Whether it meets the whole query. */
  isGreat: boolean;
  /** Attributes that matched query words; they are underlined. */
  reasons: readonly string[];
  /** A few plain facts, shown after the reasons if there is space. */
  facts: readonly string[];
  /** Notes on what the shop's data do not state: "Gluten: the shop does not say". */
  notes?: readonly string[];
  /** URL of the product's page. */
  url: string | null;
}
