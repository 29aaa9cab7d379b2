import { expect, it } from 'vitest';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

it('goes on at once while the turn is short, and lets what waits go first when it has become long', async () => {
  let time = 0;
  let answered = 0;
  const letOthersIn = createYieldToEventLoop(() => time);
  setImmediate(() => {
    answered += 1;
  });

  time = 14;
  await letOthersIn();
  expect(answered).toBe(0);

  time = 15;
  await letOthersIn();
  expect(answered).toBe(1);

  // The next time slice starts here.
  setImmediate(() => {
    answered += 1;
  });
  time = 29;
  await letOthersIn();
  expect(answered).toBe(1);
});
