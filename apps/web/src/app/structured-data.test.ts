import { describe, expect, it, vi } from 'vitest';

vi.mock('../content/social-links.ts', () => ({
  SOCIAL_LINKS: [
    { label: 'News', href: 'https://example.com/quarry/news', icon: 'news' },
    { label: 'Videos', href: 'https://videos.quarry-search.io/quarry', icon: 'play' },
  ],
}));

const { organization } = await import('./structured-data.ts');

describe('the structured data of the company', () => {
  it('leave out placeholder URLs', () => {
    expect(organization()).toMatchObject({ sameAs: ['https://videos.quarry-search.io/quarry'] });
    expect(JSON.stringify(organization())).not.toMatch(/example\b/);
  });
});
