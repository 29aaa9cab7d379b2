import { AskRequest, SearchRequest } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { CODE_SAMPLES } from './code-samples.ts';

const sample = (name: string) => CODE_SAMPLES.find((candidate) => candidate.name === name)?.code ?? '';

/**
 * The attributes that the embed's script reads from its tag (`apps/widget/src/options.ts`, `loader.ts`), in the order
 * of the sample.
 */
const READ_FROM_THE_TAG = ['store', 'key', 'search', 'chat', 'accent'];

describe('the calls shown on the integrations page', () => {
  it('are valid calls of the API', () => {
    expect(SearchRequest.safeParse(JSON.parse(sample('Search'))).success).toBe(true);
    expect(AskRequest.safeParse(JSON.parse(sample('Chat'))).success).toBe(true);
  });

  it('show valid replies', () => {
    const replies = CODE_SAMPLES.flatMap(({ reply }) => (reply ? [JSON.parse(reply.code) as unknown] : []));

    expect(replies).toHaveLength(2);
  });
});

describe('the script tag shown on the integrations page', () => {
  const page = new DOMParser().parseFromString(sample('Script tag'), 'text/html');
  const tag = page.querySelector('script');

  it('has only attributes that the embed reads', () => {
    expect(tag && new URL(tag.src).pathname).toBe('/embed/quarry.js');
    expect(Object.keys(tag?.dataset ?? {})).toEqual(READ_FROM_THE_TAG);
  });

  it('names a field of the page', () => {
    expect(page.querySelector(tag?.dataset.search ?? '')?.tagName).toBe('INPUT');
  });
});
