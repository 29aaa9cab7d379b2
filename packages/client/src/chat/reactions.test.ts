import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, untilIdle } from '../testing/chat.ts';
import { jsonReply, piece, streamReply } from '../testing/fake-server.ts';
import type { ChatSection } from './section-rules.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const saved = () => jsonReply({ success: true });

/** A chat after one answer, whose server id is `42` unless the test gives other pieces. */
async function anAnsweredChat({
  section = 'shop',
  answer = () => streamReply(piece('text', 'Hello!')),
  feedback = saved,
}: {
  section?: ChatSection;
  answer?: () => Response;
  feedback?: () => Response | Promise<Response>;
} = {}) {
  const { chat, server } = aChat((call) => (call.url.startsWith('/api/qchat') ? answer() : feedback()), {
    section,
    storeId: section === 'button-chat' ? 'gpc' : 'veli',
  });
  chat.send({ text: 'hi' });
  await untilIdle(chat);
  server.calls.length = 0;
  return {
    chat,
    answerId: lastOf(chat).id,
    sent: () => server.calls.map(({ url, json }) => [url, json]),
  };
}

describe('liking an answer', () => {
  it('FEED-03 FEED-04 CALL-17 toggles, excludes the other, and sends null when it is cleared', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();
    const seen: unknown[] = [];

    for (const act of [chat.like, chat.dislike, chat.dislike, chat.like, chat.like]) {
      act(answerId);
      seen.push(lastOf(chat).feedback);
    }

    expect(seen).toEqual(['liked', 'disliked', undefined, 'liked', undefined]);
    expect(sent()).toEqual(
      [true, false, null, true, null].map((liked) => ['/api/comment', { messageId: '42', liked, comment: null }]),
    );
  });

  it.each(['shop', 'chat-page', 'dev-chat', 'integrated'] as const)(
    'CONF-24 uses /api/comment and /api/rating in the section %s',
    async (section) => {
      const { chat, answerId, sent } = await anAnsweredChat({ section });

      chat.like(answerId);
      void chat.rate(answerId, 4);

      expect(sent().map(([url]) => url)).toEqual(['/api/comment', '/api/rating']);
    },
  );

  it.each(['button-chat', 'free'] as const)(
    'CONF-23 CONF-24 FREE-42 CALL-07 uses /api/feedback in the section %s',
    async (section) => {
      const { chat, answerId, sent } = await anAnsweredChat({ section });
      const { sessionId } = chat.getSnapshot();

      chat.like(answerId);
      chat.dislike(answerId);
      chat.dislike(answerId);
      void chat.comment(answerId, 'No comments here');

      expect(sent()).toEqual(
        ['like', 'dislike', null].map((value) => [
          '/api/feedback',
          { sessionId, messageId: '42', type: 'like/dislike', value },
        ]),
      );
    },
  );
});

describe('commenting on an answer', () => {
  it('FEED-05 FEED-07 sends the trimmed text and sets commented where there is no like', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();

    void chat.comment(answerId, '  ok  ');

    expect(lastOf(chat)).toMatchObject({ feedback: 'commented', comment: 'ok' });
    expect(sent()).toEqual([['/api/comment', { messageId: '42', liked: null, comment: 'ok' }]]);
  });

  it('FEED-05 leaves an existing dislike, and sends both', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();
    chat.dislike(answerId);

    void chat.comment(answerId, 'too dear');

    expect(lastOf(chat)).toMatchObject({ feedback: 'disliked', comment: 'too dear' });
    expect(sent()[1]).toEqual(['/api/comment', { messageId: '42', liked: false, comment: 'too dear' }]);
  });

  it('FEED-06 FEED-08 CONF-26 an empty comment clears it and makes no call', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();
    void chat.comment(answerId, 'ok');

    void chat.comment(answerId, '   ');

    expect(lastOf(chat)).not.toHaveProperty('feedback');
    expect(lastOf(chat)).not.toHaveProperty('comment');
    expect(sent()).toHaveLength(1);
  });

  it('FEED-06 an empty comment leaves a like', async () => {
    const { chat, answerId } = await anAnsweredChat();
    chat.like(answerId);

    void chat.comment(answerId, '');

    expect(lastOf(chat).feedback).toBe('liked');
  });

  it('removing a like keeps the comment, which is sent again', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();
    void chat.comment(answerId, 'ok');
    chat.like(answerId);
    chat.like(answerId);

    expect(lastOf(chat)).toMatchObject({ feedback: 'commented', comment: 'ok' });
    expect(sent().at(-1)).toEqual(['/api/comment', { messageId: '42', liked: null, comment: 'ok' }]);
  });
});

describe('rating', () => {
  it('FEED-09 CALL-18 of the last answer also rates the conversation', async () => {
    const { chat, answerId, sent } = await anAnsweredChat();
    expect(chat.getSnapshot().isConversationRated).toBe(false);

    void chat.rate(answerId, 5);

    expect(lastOf(chat).rating).toBe(5);
    expect(chat.getSnapshot().isConversationRated).toBe(true);
    expect(sent()).toEqual([['/api/rating', { messageId: '42', rating: 5 }]]);
  });

  it('FEED-09 of an earlier answer keeps the rating question', async () => {
    const { chat, answerId } = await anAnsweredChat();
    chat.send({ text: 'more' });
    await untilIdle(chat);

    void chat.rate(answerId, 5);

    expect(chat.getSnapshot().isConversationRated).toBe(false);
  });

  it('CONF-25 of the conversation is stored at the last answer', async () => {
    const { chat, sent } = await anAnsweredChat();

    void chat.rateConversation(1);

    expect(sent()).toEqual([['/api/rating', { messageId: '42', rating: 1 }]]);
    expect(chat.getSnapshot().isConversationRated).toBe(true);
  });

  it.each(['button-chat', 'free'] as const)(
    'CONF-25 CALL-08 FREE-43 BTN-18 of the conversation in the section %s needs no id',
    async (section) => {
      const { chat, sent } = await anAnsweredChat({ section });
      const { sessionId } = chat.getSnapshot();

      void chat.rateConversation(3);

      expect(sent()).toEqual([
        ['/api/feedback', { sessionId, messageId: 'conversation_rating', type: 'rating', value: 3 }],
      ]);
      expect(chat.getSnapshot().isConversationRated).toBe(true);
    },
  );

  it.each([0, 6, 2.5, Number.NaN])('CONST-13 is not %d stars', async (stars) => {
    const { chat, answerId, sent } = await anAnsweredChat();

    void chat.rate(answerId, stars);
    void chat.rateConversation(stars);

    expect(sent()).toEqual([]);
    expect(chat.getSnapshot().isConversationRated).toBe(false);
  });
});

describe('an answer without a server id', () => {
  const unnamed = () => streamReply({ type: 'text', content: 'Hello!' });

  it('FEED-10 ERR-10 ignores reactions: a log line, no call, no change', async () => {
    const { chat, answerId, sent } = await anAnsweredChat({ answer: unnamed });
    const before = chat.getSnapshot();

    chat.like(answerId);
    void chat.comment(answerId, 'ok');
    void chat.rate(answerId, 3);
    void chat.rateConversation(3);

    expect(sent()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(4);
    expect(chat.getSnapshot()).toBe(before);
  });

  it('CONF-22 uses its own id in the free chat', async () => {
    const { chat, answerId, sent } = await anAnsweredChat({ section: 'free', answer: unnamed });

    chat.like(answerId);

    expect(sent()).toMatchObject([['/api/feedback', { messageId: answerId, value: 'like' }]]);
  });

  it('a shopper cannot like their own message', async () => {
    const { chat, sent } = await anAnsweredChat({ section: 'free' });
    const turn = chat.getSnapshot().messages.find(({ isUser }) => isUser);

    chat.like(turn?.id ?? '');

    expect(sent()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('FEED-11 ERR-10 a reaction that cannot be saved', () => {
  it.each([
    ['refused', () => jsonReply({}, 500)],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is only logged and remains visible: %s', async (_, feedback) => {
    const { chat, answerId } = await anAnsweredChat({ feedback });

    chat.like(answerId);
    void chat.rate(answerId, 2);

    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(lastOf(chat)).toMatchObject({ feedback: 'liked', rating: 2, text: 'Hello!' });
    expect(chat.getSnapshot().messages).toHaveLength(3);
  });
});

describe('the outcome of a reaction', () => {
  it.each(['shop', 'button-chat'] as const)(
    'tells whether the server has taken it, in the section %s',
    async (section) => {
      const taken = await anAnsweredChat({ section });
      const failing = await anAnsweredChat({ section, feedback: () => jsonReply({}, 500) });
      const away = await anAnsweredChat({ section, feedback: () => Promise.reject(new TypeError('offline')) });

      expect(await taken.chat.rateConversation(4)).toBe(true);
      expect(await failing.chat.rateConversation(4)).toBe(false);
      expect(await away.chat.rateConversation(4)).toBe(false);
    },
  );

  it('is reported for a comment; for an empty comment nothing is sent', async () => {
    const taken = await anAnsweredChat();
    const failing = await anAnsweredChat({ feedback: () => jsonReply({}, 500) });

    expect(await taken.chat.comment(taken.answerId, 'good')).toBe(true);
    expect(await taken.chat.comment(taken.answerId, ' ')).toBe(false);
    expect(await failing.chat.comment(failing.answerId, 'good')).toBe(false);
  });
});
