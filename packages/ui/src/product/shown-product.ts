/** A product as a card shows it: every text is ready, prices included. The page makes it from what the API sent. */
export interface ShownProduct {
  id: string;
  name: string;
  /** Addresses of pictures, best first; none shows the placeholder. */
  images: readonly string[];
  /** With its currency, or `N/A`. */
  price: string;
  /** The higher price from before, to be struck through; null when there is none to show. */
  originalPrice: string | null;
  /** True for the products that answer a question best. */
  isGreat: boolean;
  /** Attributes that answered words of the question; they are underlined. */
  reasons: readonly string[];
  /** A few plain facts; they stand behind the reasons, or give way to them where there is little room. */
  facts: readonly string[];
  /** What the shop's data leave open about it: "Gluten: the shop does not say". */
  notes?: readonly string[];
  /** Address of the product's own page. */
  url: string | null;
}
