import { describe, expect, it } from 'vitest';
import { readOrderSlots } from './order-slots.ts';

const nothing = { number: null, email: null, phoneEnding: null };

describe('what a message says about an order', () => {
  it.each([
    ['where is my order 1042', { number: '1042' }],
    ['order #1042?', { number: '1042' }],
    ['1042', { number: '1042' }],
    ['სად არის ჩემი შეკვეთა 1042', { number: '1042' }],
    ['1042 numaralı siparişim nerede', { number: '1042' }],
    ['أين طلبي رقم ١٠٤٢', { number: '1042' }],
    ['where is ORD-2024-55', { number: 'ORD-2024-55' }],
    ['order 1042, nino@example.com', { number: '1042', email: 'nino@example.com' }],
    ['Nino@Example.com 1042', { number: '1042', email: 'nino@example.com' }],
    ['1042 4417', { number: '1042', phoneEnding: '4417' }],
    ['order 1042, phone ending 4417', { number: '1042', phoneEnding: '4417' }],
    ['my phone ends in 4417, order 1042', { number: '1042', phoneEnding: '4417' }],
    ['order 1042, +995 555 12 44 17', { number: '1042', phoneEnding: '4417' }],
    ['შეკვეთა 1042, ტელეფონი 599124417', { number: '1042', phoneEnding: '4417' }],
    ['order 20240055', { number: '20240055' }],
    ['red dress under 50', {}],
    ['hello', {}],
  ])('%s', (message, slots) => {
    expect(readOrderSlots(message, { numberPending: false })).toEqual({ ...nothing, ...slots });
  });

  it('takes four digits for the end of a phone when these were asked for', () => {
    expect(readOrderSlots('4417', { numberPending: true })).toEqual({ ...nothing, phoneEnding: '4417' });
    expect(readOrderSlots('order 1043', { numberPending: true })).toEqual({ ...nothing, number: '1043' });
  });
});
