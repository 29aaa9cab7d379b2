import { PROBLEMS } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { storeSettings } from '../testing/fake-server.ts';
import { attachmentOffer, attachmentRefusal, type ChatSection, streamsIn } from './section-rules.ts';

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

  it('STORE-19 not an unknown store, and STORE-20 CONF-04 any store in the free chat', () => {
    const { gates } = storeSettings('unknown');

    expect(streamsIn('shop', gates)).toBe(false);
    expect(streamsIn('free', gates)).toBe(true);
  });
});

describe('the attachment controls', () => {
  const offered = (section: ChatSection, storeId: string) => attachmentOffer(section, storeSettings(storeId).gates);

  it('ATT-15 pictures where the store streams, but not at tegeta and gpc', () => {
    const open = (section: ChatSection) => ids.filter((id) => offered(section, id)?.images).sort();
    const all = streaming.split(' ').filter((id) => id !== 'tegeta' && id !== 'gpc');

    expect(open('shop')).toEqual([...all].sort());
    expect(open('chat-page')).toEqual(all.filter((id) => id !== 'dressup').sort());
  });

  it('ATT-16 CONF-29 the microphone everywhere but at tegeta, gpc and buildy', () => {
    for (const section of ['shop', 'chat-page', 'dev-chat', 'integrated'] as const) {
      expect(ids.filter((id) => !offered(section, id)?.recording).sort()).toEqual(['buildy', 'gpc', 'tegeta']);
    }
  });

  it('BTN-20 CONF-04 none in the button chat, both in the free chat', () => {
    expect(offered('button-chat', 'gpc')).toBeNull();
    expect(offered('free', 'quarry')).toEqual({ images: true, recording: true });
  });
});

describe('a refusal', () => {
  it('has the same text as the problem of the server', () => {
    const both = { hasImages: true, hasAudio: true };

    expect(attachmentRefusal('shop', storeSettings('lcw').gates, both)).toBe(
      PROBLEMS['attachments-not-supported'].message,
    );
    expect(attachmentRefusal('shop', storeSettings('gpc').gates, both)).toBe(PROBLEMS['audio-not-supported'].message);
    expect(attachmentRefusal('shop', storeSettings('gpc').gates, { ...both, hasAudio: false })).toBe(
      PROBLEMS['images-not-supported'].message,
    );
  });

  it('does not occur without attachments', () => {
    expect(attachmentRefusal('shop', storeSettings('lcw').gates, { hasImages: false, hasAudio: false })).toBeNull();
  });
});
