/**
 * The interfaces of the store's tools, which both minds use. The server implements them with its modules, for one store
 * and one visitor; no call takes a store or a person, so a mind cannot access others' data.
 */
import type {
  Branch,
  Facet,
  Language,
  MatchReason,
  Order,
  ProductDocument,
  SearchFilters,
  SearchSort,
  ShopText,
  ShopTextTopic,
  Understood,
} from '@quarry/contract';
import type { SentImage } from '../sent-image.ts';

export interface ProductQuestion {
  /** The shopper's words; empty when the conditions say it all. */
  query: string;
  /** Conditions that every product must meet. */
  filters?: SearchFilters;
  sort?: SearchSort;
  /** A reason for all results that the caller provides: the words of a price limit. */
  reasons?: readonly MatchReason[];
  /** Keys to count over everything that is found; none by default. */
  facets?: readonly string[];
  /** From 1. */
  page: number;
  limit: number;
}

/** Pictures of this message, which products should look like. */
export interface PictureQuestion {
  images: readonly SentImage[];
  /** The words beside them narrow the result; may be empty. */
  query: string;
  filters?: SearchFilters;
  limit: number;
}

export interface FoundProducts {
  total: number;
  documents: ProductDocument[];
  understood: Understood;
  /** Name of the step with which the search found something after the plain way had found nothing. */
  recoveredBy: string | null;
  /** Of what is not wanted: how many products state that they are without it, and how many do not say. */
  exclusions?: readonly { value: string; stated: number; unsaid: number }[];
  /** When asked for: what the results differ in, labelled in the language of the reply. */
  facets?: Facet[];
  /** Of a search by picture: some pictures of the shop have not been described yet, so more may be found later. */
  isStillLearning?: boolean;
}

/** What the shopper has said about who they are. Read from the shopper's own words, never from a model's. */
export interface OrderProof {
  email: string | null;
  /** The last four digits of a phone number. */
  phoneEnding: string | null;
  /** Numbers of orders that were proven earlier in this conversation. */
  proven: readonly string[];
}

export interface OrderQuestion {
  /** Null asks for the visitor's orders without naming one. */
  number: string | null;
  proof: OrderProof;
}

/**
 * `told`: these orders may be shown. `proof-needed`: the visitor must first state something that is on the order.
 * `not-told`: there is no such order, or the proof is wrong; the reply does not reveal which. `number-needed`: the
 * visitor's orders cannot be found without a number. `no-such-order`: said only to those who may ask about any order of
 * the shop.
 */
export type OrderAnswer =
  | { kind: 'told'; orders: Order[] }
  | { kind: 'proof-needed' }
  | { kind: 'not-told' }
  | { kind: 'number-needed' }
  | { kind: 'no-such-order' };

/** A product beside another one. */
export interface RecommendedProduct {
  document: ProductDocument;
  /** Why, in a few plain words of the reader's language. */
  reason: string;
}

export interface StoreTools {
  searchProducts(question: ProductQuestion): Promise<FoundProducts>;
  /** Products similar to the pictures, most similar first. Absent without picture search. */
  findByPictures?(question: PictureQuestion): Promise<FoundProducts>;
  /** Products much like this one, the nearest first; empty when there are none or the product is gone. */
  similarProducts(id: string, limit: number): Promise<RecommendedProduct[]>;
  /** Products of other kinds that are worn, used or bought with this one; empty when there are none. */
  goesWith(id: string, limit: number): Promise<RecommendedProduct[]>;
  /** Products by id, in the order of the ids; missing ones are left out. */
  productFacts(ids: readonly string[]): Promise<ProductDocument[]>;
  orderStatus(question: OrderQuestion): Promise<OrderAnswer>;
  /** The shop's own text about a topic, in the language when there is one, else in the store's; null when there is none. */
  shopText(topic: ShopTextTopic, language: Language): Promise<ShopText | null>;
  branches(): Promise<Branch[]>;
  /** Marks the conversation for the shop's staff, who then find it with its transcript. */
  handOver(): Promise<HandOver>;
  /** Where the shop is; null where its time zone is not known. */
  localTime(): LocalTime | null;
}

export interface HandOver {
  /** Whether somebody who may answer reads the inbox now; null: other processes may know of somebody. */
  isStaffPresent: boolean | null;
}

export interface LocalTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}
