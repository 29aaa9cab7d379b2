import { AskRequest, SearchRequest } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { CODE_SAMPLES } from './code-samples.ts';

const sample = (name: string) => CODE_SAMPLES.find((candidate) => candidate.name === name)?.code ?? '';

describe('the calls shown on the integrations page', () => {
  it('are calls that the API takes', () => {
    expect(SearchRequest.safeParse(JSON.parse(sample('Search'))).success).toBe(true);
    expect(AskRequest.safeParse(JSON.parse(sample('Chat'))).success).toBe(true);
  });

  it('show replies that can be read', () => {
    const replies = CODE_SAMPLES.flatMap(({ reply }) => (reply ? [JSON.parse(reply.code) as unknown] : []));

    expect(replies).toHaveLength(2);
  });
});
