import { DEMO_STORES, PROBLEMS } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { storeSettings } from '../testing/fake-server.ts';
import { attachmentRefusal, streamsIn } from './section-rules.ts';

const ids = DEMO_STORES.map(({ id }) => id).filter((id) => id !== 'quarry');
const streaming = 'buildy electronics dior veli extra.ge dressup gpc tegeta agorabooks homzmart furniture dealcart';

describe('STORE-02 which stores stream', () => {
  it('on the shop page, the dev chat page and in the integrated view', () => {
    for (const section of ['shop', 'dev-chat', 'integrated'] as const) {
      expect(ids.filter((id) => streamsIn(section, storeSettings(id).gates)).sort()).toEqual(
        streaming.split(' ').sort(),
      );
    }
  });

  it('CONF-31 on the chat page all of them but dressup', () => {
    expect(ids.filter((id) => streamsIn('chat-page', storeSettings(id).gates)).sort()).toEqual(
      streaming
        .split(' ')
        .filter((id) => id !== 'dressup')
        .sort(),
    );
  });

  it('in the button chat also pharmadepot', () => {
    expect(ids.filter((id) => streamsIn('button-chat', storeSettings(id).gates)).sort()).toEqual(
      [...streaming.split(' '), 'pharmadepot'].sort(),
    );
  });

  it('STORE-19 not a store that nobody knows, and STORE-20 CONF-04 any store in the free chat', () => {
    const { gates } = storeSettings('unknown');

    expect(streamsIn('shop', gates)).toBe(false);
    expect(streamsIn('free', gates)).toBe(true);
  });
});

describe('a refusal', () => {
  it('has the words that the server answers with', () => {
    const both = { hasImages: true, hasAudio: true };

    expect(attachmentRefusal('shop', storeSettings('lcw').gates, both)).toBe(
      PROBLEMS['attachments-not-supported'].message,
    );
    expect(attachmentRefusal('shop', storeSettings('gpc').gates, both)).toBe(PROBLEMS['audio-not-supported'].message);
    expect(attachmentRefusal('shop', storeSettings('gpc').gates, { ...both, hasAudio: false })).toBe(
      PROBLEMS['images-not-supported'].message,
    );
  });

  it('is none without attachments', () => {
    expect(attachmentRefusal('shop', storeSettings('lcw').gates, { hasImages: false, hasAudio: false })).toBeNull();
  });
});
