import { expect, it } from 'vitest';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

it('continues at once within the time slice, and yields to waiting tasks when it is used up', async () => {
  let time = 0;
  let answered = 0;
  const yieldToEventLoop = createYieldToEventLoop(() => time);
  setImmediate(() => {
    answered += 1;
  });

  time = 14;
  await yieldToEventLoop();
  expect(answered).toBe(0);

  time = 15;
  await yieldToEventLoop();
  expect(answered).toBe(1);

  // The next time slice starts here.
  setImmediate(() => {
    answered += 1;
  });
  time = 29;
  await yieldToEventLoop();
  expect(answered).toBe(1);
});
