/**
 * Checks a Markdown table by rows and cells: a cell refers to the product at the start of its row or at the head of its
 * column. A row with a false cell is removed; a table whose head names unknown products is removed completely.
 */
import { NAMED_ATTRIBUTES, attributeName, LANGUAGES } from '@quarry/language';
import { foldText } from '../words/fold-text.ts';
import { judgeSentence } from './guard-sentence.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';
import { areKnown } from './name-claims.ts';

const ROW = /^\s*\|.*\|\s*$/u;
const RULE = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/u;

export const isTableRow = (line: string): boolean => ROW.test(line.trimEnd());

export interface TableGuard {
  mayBeSaid(row: string): boolean;
  /** Called when another line follows: the next row begins a new table. */
  end(): void;
}

export function createTableGuard(ledger: Ledger, currencySign: string): TableGuard {
  let head: (readonly KnownProduct[])[] | null = null;
  let isRefused = false;

  const cellHolds = (label: string, cell: string, about: readonly KnownProduct[]): boolean => {
    if (/^[\s–—-]*$/u.test(cell)) return true;
    // The label says what the cell is about: "price", "in stock".
    const text = /\d/.test(cell) ? `${label.toLowerCase()}: ${cell}` : cell;
    if (isBrand(label) && !areKnown(cell, ledger)) return false;
    const goesOn = about.length > 0 ? `it ${text}` : text;
    return judgeSentence(goesOn, ledger, currencySign, about).mayBeSaid;
  };

  return {
    mayBeSaid(row) {
      if (RULE.test(row)) return !isRefused;
      const cells = row
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.replace(/[*_`]/g, '').trim());
      const named = cells.map((cell) => ledger.named(foldText(cell)));
      if (head === null) {
        head = named;
        isRefused = !cells.every((cell) => cell === '' || isLabel(cell) || areKnown(cell, ledger));
        return !isRefused;
      }
      if (isRefused) return false;
      const [first = '', ...others] = cells;
      const columns = head;
      const ofRow = named[0] ?? [];
      const hasProductsInHead = columns.some((products) => products.length > 0);
      // The first cell is a product, or a property of the products in the head.
      if (ofRow.length === 0 && !isLabel(first) && !areKnown(first, ledger)) return false;
      if (ofRow.length === 0 && !hasProductsInHead && !isLabel(first)) return false;
      return others.every((cell, place) =>
        cellHolds(ofRow.length === 0 ? first : '', cell, ofRow.length > 0 ? ofRow : (columns[place + 1] ?? [])),
      );
    },
    end() {
      head = null;
      isRefused = false;
    },
  };
}

const LABELS = new Set(
  LANGUAGES.flatMap((language) => NAMED_ATTRIBUTES.map((key) => foldText(attributeName(key, language)))).concat(
    (
      'product products name price prices colour color colours colors size sizes material brand rating stock ' +
      'availability available category type fit style reviews feature features why notes option ' +
      'პროდუქტი დასახელება სახელი ფასი ფერი ზომა ზომები მასალა ბრენდი შეფასება რეიტინგი მარაგი კატეგორია ' +
      'urun ad adi fiyat renk beden malzeme marka puan stok kategori ozellik ' +
      'المنتج الاسم السعر اللون المقاس الخامه الماده الماركه التقييم المخزون التوفر الفيه الخاصيه ' +
      'mehsul qiymet reng olcu material brend reytinq anbar kateqoriya xususiyyet'
    ).split(' '),
  ),
);
const isLabel = (cell: string): boolean =>
  LABELS.has(
    foldText(cell)
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  );
const isBrand = (label: string): boolean => /^(?:brand|ბრენდი|marka|الماركه|brend)$/u.test(foldText(label));
