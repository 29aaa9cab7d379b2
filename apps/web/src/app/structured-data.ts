/** Who we are and what we sell, in the words of schema.org, for search engines. */
import { brand } from '@quarry/contract';
import type { Plan } from '../content/plans.ts';
import { SOCIAL_LINKS } from '../content/social-links.ts';
import { SUPPORT_EMAIL } from '../content/support.ts';
import { absoluteAddress, type StructuredData } from './page-meta.ts';

export function organization(): StructuredData {
  return {
    '@type': 'Organization',
    name: brand.name,
    url: absoluteAddress('/'),
    logo: absoluteAddress('/icon-512.png'),
    slogan: brand.tagline,
    sameAs: SOCIAL_LINKS.map(({ href }) => href),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: SUPPORT_EMAIL },
  };
}

/** The product with what it costs; a plan without a figure is no offer in this sense and is left out. */
export function softwareApplication(plans: readonly Plan[]): StructuredData {
  const priced = plans.flatMap((plan) => {
    const price = /^\$(\d+)$/.exec(plan.price)?.[1];
    return price ? [{ ...plan, price }] : [];
  });
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: brand.headline,
    url: absoluteAddress('/'),
    image: absoluteAddress('/share/home.jpg'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: priced.map(({ name, price, ctaLink }) => ({
      '@type': 'Offer',
      name,
      url: absoluteAddress(ctaLink),
      price,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        unitText: 'month',
        valueAddedTaxIncluded: false,
      },
    })),
  };
}
