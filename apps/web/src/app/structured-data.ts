/** Structured data about the company and the product for search engines, in the schema.org vocabulary. */
import { brand } from '@quarry/contract';
import type { Plan } from '../content/plans.ts';
import { SOCIAL_LINKS } from '../content/social-links.ts';
import { SUPPORT_EMAIL } from '../content/support.ts';
import { absoluteAddress, type StructuredData } from './page-meta.ts';

/** A fresh installation has placeholder URLs on reserved names (RFC 2606), which must not be published. */
function isReal(address: string): boolean {
  const host = address.includes('@') ? (address.split('@').at(-1) ?? '') : new URL(address).hostname;
  return !/(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/.test(host);
}

export function organization(): StructuredData {
  const profiles = SOCIAL_LINKS.map(({ href }) => href).filter(isReal);
  return {
    '@type': 'Organization',
    name: brand.name,
    url: absoluteAddress('/'),
    logo: absoluteAddress('/icon-512.png'),
    slogan: brand.tagline,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(isReal(SUPPORT_EMAIL) && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: SUPPORT_EMAIL },
    }),
  };
}

/** The product with its offers; a plan without a price is not an offer and is left out. */
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
