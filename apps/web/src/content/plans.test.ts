import { describe, expect, it } from 'vitest';
import { PLANS } from './plans.ts';
import { TEAM } from './team.ts';

describe('a plan', () => {
  it('SITE-PRICE-23 has the fields of a pricing plan', () => {
    for (const plan of PLANS) {
      expect(Object.keys(plan).sort()).toEqual(
        [
          'name',
          'price',
          'priceDetails',
          'features',
          'ctaText',
          'ctaLink',
          'showButton',
          'isFeatured',
          'featuredText',
        ].sort(),
      );
    }
  });

  it('SITE-PRICE-07 is marked when it is featured, and only one plan is', () => {
    expect(PLANS.filter(({ isFeatured }) => isFeatured).map(({ name }) => name)).toEqual(['Growth']);
    for (const { isFeatured, featuredText } of PLANS) expect(featuredText !== '').toBe(isFeatured);
  });
});

describe('a team member', () => {
  it('SITE-TEAM-05 has name, role, bio, image, profile and e-mail', () => {
    for (const member of TEAM) {
      expect(Object.keys(member).sort()).toEqual(['bio', 'email', 'image', 'linkedin', 'name', 'role']);
      expect(member.email).toMatch(/^[^@\s]+@[^@\s]+$/);
    }
  });
});
