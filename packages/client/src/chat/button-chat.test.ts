/** The guided chat: greeting buttons, going back, other buttons, and restarting. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, said, until, untilIdle } from '../testing/chat.ts';
import { openStream, piece, storeSettings, streamReply } from '../testing/fake-server.ts';
import type { ChatSession } from './chat-session-types.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOTICE = 'This chat service is currently configured only for GPC.';
const opening = storeSettings('gpc').button_chat;

/** A guided chat whose replies bring these sets of buttons in turn. */
function aGuidedChat(...sets: string[][]) {
  return aChat(() => streamReply(piece('text', 'Which?'), piece('buttons', sets.shift() ?? [])), {
    storeId: 'gpc',
    section: 'button-chat',
  });
}

async function press(chat: ChatSession, label: string) {
  chat.pressButton(label);
  await untilIdle(chat);
}

describe('a guided chat', () => {
  it('BTN-10 BTN-23 BTN-24 greets with the buttons of its language', () => {
    const { chat } = aGuidedChat();
    expect(lastOf(chat)).toMatchObject({ text: opening?.greetings.ka, buttons: opening?.buttons.ka });

    chat.setLanguage('en');
    expect(lastOf(chat)).toMatchObject({ text: opening?.greetings.en, buttons: opening?.buttons.en });
  });

  it('CONF-39 BTN-26 BTN-27 sends the label and shows the set of the reply with its own two buttons', async () => {
    const { chat, server } = aGuidedChat(['Pain', 'Fever']);
    await press(chat, 'მედიკამენტები');

    expect(server.calls[0]?.form?.get('message')).toBe('მედიკამენტები');
    expect(lastOf(chat).buttons).toEqual(['Pain', 'Fever', 'სხვა', 'უკან']);
  });

  it('BTN-28 back shows the previous set on the last answer, without a call', async () => {
    const { chat, server } = aGuidedChat(['Pain'], ['Tablets']);
    await press(chat, 'მედიკამენტები');
    await press(chat, 'Pain');

    await press(chat, 'უკან');
    expect(lastOf(chat).buttons).toEqual(['Pain', 'სხვა', 'უკან']);
    await press(chat, 'უკან');
    expect(lastOf(chat).buttons).toEqual(opening?.buttons.ka);
    await press(chat, 'უკან');
    expect(lastOf(chat).buttons).toEqual(opening?.buttons.ka);
    expect(server.calls).toHaveLength(2);
  });

  it('BTN-30 other sends the text that the server expects, and the turn shows the label of the button', async () => {
    const { chat, server } = aGuidedChat(['Pain'], ['Cough']);
    await press(chat, 'მედიკამენტები');
    await press(chat, 'სხვა');

    expect(server.calls[1]?.form?.get('message')).toBe('want other buttons');
    expect(said(chat).slice(-2)).toEqual(['shopper: სხვა', 'assistant: Which?']);
    expect(lastOf(chat).buttons).toEqual(['Cough', 'სხვა', 'უკან']);
  });

  it('keeps the previous buttons when an answer has none', async () => {
    const { chat } = aGuidedChat(['Pain'], []);
    await press(chat, 'მედიკამენტები');
    chat.send({ text: 'thanks' });
    await untilIdle(chat);
    expect(lastOf(chat)).toMatchObject({ text: 'Which?', buttons: ['Pain', 'სხვა', 'უკან'] });
  });

  it('shows no message for a reply with only a step', async () => {
    const { chat } = aChat(() => streamReply(piece('step', 'Looking')), { storeId: 'gpc', section: 'button-chat' });
    await press(chat, 'მედიკამენტები');
    expect(said(chat).at(-1)).toBe('shopper: მედიკამენტები');
  });

  it('does nothing while a reply is pending', async () => {
    const stream = openStream();
    const { chat, server } = aChat(() => stream.response, { storeId: 'gpc', section: 'button-chat' });
    chat.pressButton('მედიკამენტები');

    expect(['უკან', 'სხვა', 'Pain'].map((label) => chat.pressButton(label))).toEqual(['ignored', 'ignored', 'ignored']);
    expect(server.calls).toHaveLength(1);
    stream.end();
    await untilIdle(chat);
  });

  it('shows the buttons of the greeting in the new language when going back to them', async () => {
    const { chat } = aGuidedChat(['Pain']);
    await press(chat, 'მედიკამენტები');
    chat.setLanguage('tr');
    await press(chat, 'უკან');
    expect(lastOf(chat).buttons).toEqual(opening?.buttons.tr);

    chat.setLanguage('az');
    expect(lastOf(chat).buttons).toEqual(opening?.buttons.az);
  });

  it.each(['veli', 'pharmadepot'])('BTN-03 CONF-32 CONF-33 at %s it only says which stores have it', (storeId) => {
    const { chat, server } = aChat(() => streamReply(), { storeId, section: 'button-chat' });
    expect(said(chat)).toEqual([`assistant: ${NOTICE}`]);

    expect(chat.send({ text: 'hi' })).toBe('sent');
    expect(said(chat)).toEqual([`assistant: ${NOTICE}`, '--- separator', 'shopper: hi', `assistant: ${NOTICE}`]);
    expect(server.calls).toEqual([]);
  });
});

describe('a reset', () => {
  it('BTN-32 BTN-33 BTN-34 restores the greeting and its buttons, with a fresh session', async () => {
    const { chat } = aGuidedChat(['Pain'], [], ['Pain']); // the rating is the second call
    chat.setLanguage('en');
    chat.setPreference('audio');
    await press(chat, 'Personal Care');
    void chat.rateConversation(5);
    const before = chat.getSnapshot();

    chat.reset();

    const after = chat.getSnapshot();
    expect(said(chat)).toEqual([`assistant: ${opening?.greetings.en}`]);
    expect(lastOf(chat).buttons).toEqual(opening?.buttons.en);
    expect(after.sessionId).not.toBe(before.sessionId);
    expect(after).toMatchObject({
      language: 'en',
      preference: 'audio',
      conversationId: null,
      isBusy: false,
      step: null,
      isConversationRated: false,
    });
    await press(chat, 'Personal Care');
    expect(lastOf(chat).buttons).toEqual(['Pain', 'სხვა', 'უკან']);
  });

  it('BTN-34 during a reply aborts it, and nothing of it is shown later', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response, { storeId: 'gpc', section: 'button-chat' });
    chat.send({ text: 'hi' });
    stream.send(piece('step', 'Looking'));
    await until(chat, ({ step }) => step === 'Looking');

    chat.reset();
    await vi.waitFor(() => expect(stream.isAborted).toBe(true));

    expect(said(chat)).toEqual([`assistant: ${opening?.greetings.ka}`]);
    expect(chat.getSnapshot()).toMatchObject({ isBusy: false, step: null, isTyping: false });
    expect(chat.send({ text: 'again' })).toBe('sent');
  });

  it('revokes object URLs', async () => {
    const revoke = vi.fn();
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
    const { chat } = aChat(() => streamReply(piece('text', 'Hello!')), { addressOf: undefined });
    chat.send({ images: [new Blob()] });
    await untilIdle(chat);

    chat.reset();

    expect(revoke).toHaveBeenCalledWith('blob:1');
  });
});
