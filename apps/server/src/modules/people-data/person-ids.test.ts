import { openTestDatabase } from '@quarry/database/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { phoneEnd, phonePattern } from './person-ids.ts';

const [END = ''] = phoneEnd('+995 555 12 34 56');

const SAME = [
  '555123456',
  '+995 555 12 34 56',
  '00995555123456',
  'ring 0 555 123-456 today',
  '(555) 12.34.56',
  '+995 (555) 12 – 34 – 56, please',
  '+90 (0) 555 12 34 56',
  'first 599 11 22 33 or 555 12 34 56 later',
  '555123456;599112233',
];
const OTHER = [
  'order 5551 and 23456',
  'sizes 555, 123456',
  '555 pieces of 123456',
  '555\n123456',
  '5551234567',
  '55512345',
  '99999995551234560',
  'card 1234567555123456',
  '555 12 34 57',
];

describe('a phone number in a text', () => {
  it('is found however it is written, and not in two numbers or within a longer one', () => {
    const isFound = (text: string) => new RegExp(phonePattern(END)).test(text);
    expect(SAME.filter((text) => !isFound(text))).toEqual([]);
    expect(OTHER.filter(isFound)).toEqual([]);
  });

  it('is found by the database alike', async () => {
    const database = await openTestDatabase();
    try {
      const found: string[] = [];
      for (const text of [...SAME, ...OTHER]) {
        const result = await database.db.execute(sql`select ${text}::text ~ ${phonePattern(END)} as is_found`);
        if (JSON.stringify(result).includes('"is_found":true')) found.push(text);
      }
      expect(found).toEqual(SAME);
    } finally {
      await database.close();
    }
  });
});
