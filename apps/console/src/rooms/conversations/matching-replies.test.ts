import { describe, expect, it } from 'vitest';
import { matchingReplies } from './matching-replies.ts';

const reply = (name: string, text: string) => ({ id: name, name, text, created_at: '', updated_at: '' });
const REPLIES = [
  reply('Delivery', 'It takes two days; returns are free.'),
  reply('Returns', 'Within 14 days.'),
  reply('Açılış', 'Dokuzda açıyoruz.'),
];
const found = (typed: string) => matchingReplies(REPLIES, typed).map(({ name }) => name);

describe('saved replies', () => {
  it('are found by all typed words in name or text, names that begin with them first', () => {
    expect(found('')).toEqual(['Delivery', 'Returns', 'Açılış']);
    expect(found('ret')).toEqual(['Returns', 'Delivery']);
    expect(found('RETURNS 14')).toEqual(['Returns']);
    expect(found('acı')).toEqual(['Açılış']);
    expect(found('shoe')).toEqual([]);
  });
});
