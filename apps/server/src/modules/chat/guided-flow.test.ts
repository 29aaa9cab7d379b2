/**
 * The pharmacy's guided chat end to end: presses every opening button and every button of the replies in the demo
 * pharmacy, in English and in Georgian.
 */
import { demoStoreSettings, type Language } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoShop, openDemoShop } from './testing/a-demo-shop.ts';

const settings = demoStoreSettings('gpc');
const SHOW_MORE = ['Show more', 'მაჩვენე მეტი'];
let shop: DemoShop;

beforeAll(async () => {
  shop = await openDemoShop(settings.id);
});
afterAll(() => shop.close());

let sessions = 0;
function aConversation(language: Language) {
  sessions += 1;
  const sessionId = `guided-${sessions}`;
  return (message: string) =>
    shop.chat.answer({
      settings,
      visitor: { kind: 'shopper', owner: 'visitor:somebody' },
      sessionId,
      message,
      language,
      isDev: false,
      mayUseModel: true,
      signal: new AbortController().signal,
    });
}

describe.each(['en', 'ka'] as const)('the guided chat of a pharmacy (%s)', (language) => {
  const opening = settings.button_chat?.buttons[language] ?? [];

  it('BTN-23 BTN-24 every opening button is answered, and every button under it narrows to something', async () => {
    for (const label of opening) {
      const say = aConversation(language);
      const { text, docs, buttons } = await say(label);
      expect(text.length, label).toBeGreaterThan(10);
      if (docs.length === 0) {
        // For a branch or a person, the reply contains contact data.
        expect(text, label).toContain('+995');
        continue;
      }

      expect(buttons.length, label).toBeGreaterThan(1);
      for (const next of buttons.filter((button) => !SHOW_MORE.includes(button))) {
        const pressed = await say(next);
        expect(pressed.docs.length, `${label} > ${next}`).toBeGreaterThan(0);
        const asMessage = await aConversation(language)(next);
        expect(asMessage.docs.length, `${next} by itself`).toBeGreaterThan(0);
      }
    }
  });

  it('BTN-30 other buttons are in its language, differ from those shown, and lead to something', async () => {
    const say = aConversation(language);
    const first = await say(opening[0] ?? '');
    const other = await say('want other buttons');

    expect(other.buttons.length).toBeGreaterThan(0);
    expect(other.buttons).not.toEqual(first.buttons);
    expect(/\p{Script=Georgian}/u.test(other.text)).toBe(language === 'ka');
    for (const label of other.buttons.filter((button) => !SHOW_MORE.includes(button))) {
      expect((await say(label)).docs.length, label).toBeGreaterThan(0);
    }
  });

  it('leads from a department over a kind to a form, and fewer products stand at every step', async () => {
    const say = aConversation(language);
    await say(opening[0] ?? '');
    const kind = await say(language === 'en' ? 'Painkiller' : 'ტკივილგამაყუჩებელი');
    const form = await say(language === 'en' ? 'Syrup' : 'სიროფი');

    expect(new Set(kind.docs.map(({ category }) => category))).toEqual(new Set(['painkiller']));
    expect(new Set(form.docs.map(({ attributes }) => attributes.dose_form))).toEqual(new Set(['syrup']));
    expect(form.docs.length).toBeLessThan(kind.docs.length);
  });
});
