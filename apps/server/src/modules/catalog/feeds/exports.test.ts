/** Feeds in the manner of shop systems, read without a mapping. Shops and products are invented. */
import { readFileSync } from 'node:fs';
import type { Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { importToMemory } from '../import-fixtures.ts';
import { feedFile } from './feed-fixtures.ts';
import { cellText } from './feed-row.ts';

interface Expected {
  /** Id, name, price without reduction, price, stock, category path. */
  products: [string, string, number | null, number | null, number | null, string][];
  currency: string;
  codes: string[];
  attributes: string[];
  /** What a product costs the shop, and who supplies it. */
  secrets: string[];
}

const EXPORTS: Record<string, Expected> = {
  'woocommerce-tr.csv': {
    products: [
      ['101', 'Kuzey 3 Kişilik Kamp Çadırı', 1499.9, 1299.9, 12, 'Kamp > Çadırlar'],
      ['102', 'Kuzey Uyku Tulumu', 899.9, 899.9, 4, 'Kamp > Uyku Tulumları'],
    ],
    currency: 'USD',
    codes: ['KMP-01', 'KMP-02', 'KMP-02-M', 'KMP-02-T'],
    attributes: ['color', 'material', 'mpn', 'tags', 'weight'],
    secrets: ['taxable', 'visible'],
  },
  '1c-price-list.win1251.txt': {
    products: [
      ['00-00001', 'Дрель ударная 750 Вт', 4590, 4590, 12, 'Инструмент > Электроинструмент'],
      ['00-00002', 'Шуруповёрт аккумуляторный 18 В', 7299, 7299, 0, 'Инструмент > Электроинструмент'],
      ['00-00003', 'Молоток слесарный 500 г', 650, 650, 140, 'Инструмент > Ручной инструмент'],
      ['00-00004', 'Гвозди 3х80 мм', 180.5, 180.5, 25, 'Крепёж'],
    ],
    currency: 'RUB',
    codes: ['СИ-101', '4601234567893', 'СИ-201', 'СИ-301'],
    attributes: ['unit'],
    secrets: ['3120', '3 120', '5010', '390', '99,9', '99.9'],
  },
  'magento-en.csv': {
    products: [
      ['HL-10', 'Harbour Linen Shirt', 59, 59, 10, 'Clothing > Tops'],
      ['HL-20', 'Harbour Candle, Sea Salt', 18.5, 18.5, 0, 'Candles'],
    ],
    currency: 'USD',
    codes: ['HL-10', 'HL-10-S', 'HL-10-M', 'HL-20'],
    attributes: ['burn time', 'material', 'size'],
    secrets: ['21.5', 'Default', 'Taxable'],
  },
  'prestashop-az.csv': {
    products: [
      ['1', 'Bakır Türk qəhvə qazanı 4 nəfərlik', 45.9, 45.9, 7, 'Mətbəx > Qəhvə'],
      ['2', 'Mis sini böyük', 120, 99, 0, 'Mətbəx > Sini'],
    ],
    currency: 'USD',
    codes: ['BQ-04', '4006381333931', 'MS-60'],
    attributes: ['color', 'weight'],
    secrets: ['21.1', '64', 'Usta'],
  },
  'zid-ar.csv': {
    products: [
      ['TM-100', 'تمر سكري فاخر ١ كجم', 45, 39.5, 80, 'التمور > سكري'],
      ['TM-200', 'تمر عجوة المدينة ٥٠٠ جرام', 60, 60, 0, 'التمور > عجوة'],
      ['MA-400', 'معمول بالتمر ٢٤ حبة', 28.75, 28.75, 14, 'الحلويات > معمول'],
    ],
    currency: 'SAR',
    codes: ['TM-100', '6281000000014', '6281000000045'],
    attributes: [],
    secrets: ['22', '31', 'QH-300'],
  },
  'ideasoft-tr.tsv': {
    products: [
      ['GML-1', 'Poplin Gömlek', 799.9, 699.9, 7, 'Erkek Giyim > Gömlek'],
      ['KZK-7', 'Merino Kazak', 1249, 1249, 9, 'Erkek Giyim > Kazak'],
    ],
    currency: 'TRY',
    codes: ['GML-1-S', 'GML-1-M', 'GML-1-L', 'KZK-7', '8690000000012'],
    attributes: ['color', 'material', 'size'],
    secrets: ['310', '540'],
  },
  'opencart-ka-latin.csv': {
    products: [
      ['501', 'თიხის ქვევრი 5 ლ', 120, 120, 4, 'ჭურჭელი > ქვევრები'],
      ['502', 'თიხის კეცი 26 სმ', 22, 18.5, 30, 'ჭურჭელი > კეცები'],
      ['503', 'ჯამი მოჭიქული', 14, 14, 0, 'ჭურჭელი'],
    ],
    currency: 'GEL',
    codes: ['4860000000501', 'QV-5', 'KC-26'],
    attributes: ['color', 'mpn', 'size'],
    secrets: ['70', '6.5'],
  },
  'facebook-catalogue-en.csv': {
    products: [
      ['TR-1', 'Trail Runner', 119, 119, 3, 'Shoes'],
      ['CP-9', 'Running Cap', 25, 19, 14, 'Apparel & Accessories > Hats'],
    ],
    currency: 'EUR',
    codes: ['TR-1-7', 'TR-1-8', 'CP-9'],
    attributes: ['color', 'condition', 'size'],
    secrets: [],
  },
  'google-merchant.tsv': {
    products: [
      ['GM-1', 'Cast iron pan 28 cm', 45, 39, null, 'Kitchen > Pans'],
      ['GM-2', 'Wok 32 cm', 1055, 1055, 0, 'Kitchen > Woks'],
    ],
    currency: 'EUR',
    codes: ['4006381333931', 'P28', 'W32'],
    attributes: ['condition', 'mpn'],
    secrets: [],
  },
  'yml-ru.xml': {
    products: [
      ['9001', 'Шланг садовый 25 м', 1990, 1490, null, 'Сад > Полив'],
      ['9002', 'Кружка эмалированная 0,4 л', 350, 350, 0, 'Посуда'],
    ],
    currency: 'RUB',
    codes: ['SH-25', '4607000000012', 'KR-04'],
    attributes: ['color', 'диаметр'],
    secrets: [],
  },
  't-soft-tr.xml': {
    products: [
      ['AYD-1', 'Hasır Abajur', 549.9, 549.9, 6, 'Aydınlatma > Abajur'],
      ['AYD-2', 'Pirinç Avize 5 Kollu', 2450, 2450, 0, 'Aydınlatma > Avize'],
    ],
    currency: 'TRY',
    codes: ['AYD-1', '8690000000111'],
    attributes: ['material'],
    secrets: ['210', '1100', '1.100'],
  },
  'own-api-en.json': {
    products: [
      ['b7f1', 'Copper Kettle 1.5 l', 99, 89, 8, 'Kitchen > Kettles'],
      ['b7f2', 'Enamel Mug', 12.5, 12.5, 40, 'Kitchen > Mugs'],
    ],
    currency: 'GEL',
    codes: ['KT-100', 'MG-200', 'MG-200-R', 'MG-200-B', '4860000000019'],
    attributes: ['color', 'material', 'mpn', 'volume'],
    secrets: ['51', '6.2', 'Tbilisi', 'Metal'],
  },
  'ndjson-az.ndjson': {
    products: [
      ['X-1', 'Palıd yemək masası', 1290, 1290, null, 'Mebel > Masalar'],
      ['X-2', 'Qatlanan stul', 89, 89, 0, 'Mebel > Stullar'],
    ],
    currency: 'AZN',
    codes: ['X-1', 'X-2'],
    attributes: ['color', 'material', 'uzunluq'],
    secrets: ['700', '41'],
  },
  'excel-ka.csv': {
    products: [
      ['000123', 'ვარდი ჩაის, წითელი', 25, 25, 14, 'მცენარეები > ვარდები'],
      ['000124', 'ლავანდა ქოთანში', 9.5, 9.5, 0, 'მცენარეები > მრავალწლიანი'],
      ['000125', 'სარწყავი 5 ლ', null, null, 3, 'ინვენტარი > მორწყვა'],
    ],
    currency: 'GEL',
    codes: ['000123'],
    attributes: [],
    secrets: ['11', 'ნერგი'],
  },
  'shopify-products.json': {
    products: [
      ['81', 'Wool Scarf', 35, 35, 5, 'Scarves'],
      ['82', 'Felt Slippers', 29.5, 29.5, 0, 'Shoes'],
    ],
    currency: 'USD',
    codes: ['WS-R', 'WS-G', 'FS-1', '4006381333931'],
    attributes: ['color', 'material', 'tags'],
    secrets: ['2024'],
  },
  'prestashop-en.csv': {
    products: [
      ['11', 'Linen table runner 40 x 140 cm', 24.5, 24.5, 18, 'Table linen'],
      ['12', 'Round cork trivet', 7.9, 7.9, 0, 'Kitchen'],
    ],
    currency: 'USD',
    codes: ['TR-140', 'CT-01', '4006381333931'],
    attributes: ['color', 'material', 'weight'],
    secrets: ['9.1', '2.2', 'Mill & Sons'],
  },
  'ticimax-tr.xml': {
    products: [
      ['7001', 'Battaniye Tek Kişilik Waffle', 1249.9, 999.9, 14, 'Ev Tekstili > Battaniyeler'],
      ['7002', 'Visko Yastık', 459, 459, 0, 'Ev Tekstili > Yastıklar'],
    ],
    currency: 'TRY',
    codes: ['BTK-7', '8690000000227', 'YST-2'],
    attributes: ['color', 'material'],
    secrets: ['310', '140'],
  },
  'shopify-types.csv': {
    products: [
      ['kiln-mug', 'Kiln mug', 22, 18, 8, 'Mugs'],
      ['rice-bowl', 'Rice bowl', 14, 14, 0, 'Bowls'],
    ],
    currency: 'USD',
    codes: ['KM-B', 'KM-G', 'RB-1'],
    attributes: ['color', 'tags'],
    secrets: ['7.1', '5.2'],
  },
  '1c-ka.utf16le.txt': {
    products: [
      ['00-0011', 'ქსოვილი ბამბის, ზოლიანი', 14.5, 14.5, 32, 'ქსოვილები > ბამბა'],
      ['00-0012', 'ღილი ხის 20 მმ', 1200, 1200, 0, 'ფურნიტურა'],
      ['00-0013', 'ელვა 40 სმ', 2.9, 2.9, 7, 'ფურნიტურა'],
    ],
    currency: 'GEL',
    codes: ['ТК-11', 'ТК-12'],
    attributes: ['material'],
    secrets: ['6.2', '480'],
  },
  'salla-ar.win1256.csv': {
    products: [
      ['FT-1', 'فوطة حمام قطن', 45, 39, 20, 'منسوجات > حمام'],
      ['SJ-1', 'سجادة صلاة', 60, 60, 0, 'منسوجات > سجاد'],
    ],
    currency: 'USD',
    codes: ['FT-1-W', 'FT-1-G', 'SJ-1'],
    attributes: ['color', 'material'],
    secrets: ['17', '22'],
  },
  'unknown-names.csv': {
    products: [
      ['A-1', 'Oak writing desk', 249, 249, null, 'Furniture > Desks'],
      ['A-2', 'Beech bookcase', 1120, 1120, null, 'Furniture > Shelves'],
      ['A-3', 'Round pine table', 399.5, 399.5, null, 'Furniture > Tables'],
      ['A-4', 'Ash bench long', 189.9, 189.9, null, 'Furniture > Benches'],
      ['A-5', 'Walnut stool low', 79, 79, null, 'Furniture > Stools'],
    ],
    currency: 'USD',
    codes: ['A-1', '4006381333931'],
    attributes: ['material'],
    secrets: ['131', '590', '99.9'],
  },
};

/** What Node cannot write: each letter of a Windows code page as its byte. */
function inWindows(page: 'windows-1251' | 'windows-1256', text: string): Buffer {
  const high = Array.from({ length: 128 }, (_, index) => index + 128);
  const bytes = new Map(high.map((byte) => [new TextDecoder(page).decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
}

/** In the encoding that the file's name says; UTF-16 without a byte order mark. */
function inEncodingOf(name: string, text: string): Buffer | string {
  if (name.includes('win1251')) return inWindows('windows-1251', text);
  if (name.includes('win1256')) return inWindows('windows-1256', text);
  return name.includes('utf16le') ? Buffer.from(text, 'utf16le') : text;
}

async function imported(name: string): Promise<Product[]> {
  const text = readFileSync(new URL(`./test-feeds/${name}`, import.meta.url), 'utf8');
  const file = feedFile(inEncodingOf(name, text));
  const { products, rejected } = await importToMemory(file, { currency: 'USD' });
  expect(rejected).toEqual([]);
  return products;
}

/** Every text and number of the products, apart from addresses. */
function shownIn(products: readonly Product[]): string[] {
  const values = (value: unknown): string[] => {
    if (value === null) return [];
    return typeof value === 'object' ? Object.values(value).flatMap(values) : [cellText(value)];
  };
  return values(products).filter((value) => !value.startsWith('http'));
}

describe.each(Object.entries(EXPORTS))('the export %s', (name, expected) => {
  it('is read with names, prices, stock and categories', async () => {
    const products = await imported(name);

    expect(
      products.map(({ id, title, original_price, current_price, stock, category_path }) => [
        id,
        title,
        original_price,
        current_price,
        stock,
        category_path.join(' > '),
      ]),
    ).toEqual(expected.products);
    expect(new Set(products.map(({ currency }) => currency))).toEqual(new Set([expected.currency]));
  });

  it('keeps codes, and shows attributes without internal data of the shop', async () => {
    const products = await imported(name);
    const shown = shownIn(products);

    for (const code of expected.codes) expect(shown).toContain(code);
    expect([...new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))].sort()).toEqual(
      expected.attributes,
    );
    for (const secret of expected.secrets) {
      expect(
        shown.filter(
          (value) =>
            value === secret || value.startsWith(`${secret}.`) || (/\p{L}/u.test(secret) && value.includes(secret)),
        ),
      ).toEqual([]);
    }
  });
});
