import type { Language } from '@quarry/contract';
import { expect, it } from 'vitest';
import { operation } from '../testing/planned-turn.ts';
import type { Operation } from '../dialogue/operation.ts';
import { withNewValue } from './corrections.ts';

/** The slot's place in the message, as the reader tells it. */
const placed = (message: string, { slots, ...rest }: Operation): Operation => ({
  ...rest,
  slots: slots.map((slot) => {
    const start = message.indexOf(slot.text);
    return { ...slot, start, end: start + slot.text.length };
  }),
});

it.each<[Language, string, Operation, boolean]>([
  ['en', '3 seater instead', operation('replace', ['-kind', '3 seater']), false],
  ['en', 'any colour but white', operation('replace', ['-color', 'white']), true],
  ['en', 'any colour but white', operation('replace', ['color', 'white']), true],
  ['en', 'colour blue', operation('constrain', ['-color', 'blue']), false],
  ['ar', 'لون أزرق', operation('constrain', ['-color', 'أزرق']), false],
  ['en', 'i really hate blue', operation('constrain', ['-color', 'blue']), true],
  ['en', 'blue', operation('constrain', ['-color', 'blue']), true],
])('%s "%s": whether the value is excluded', (language, message, read, isExcluded) => {
  const [slot] = withNewValue(placed(message, read), { message, language }).slots;

  expect(slot?.isNegated === true).toBe(isExcluded);
});
