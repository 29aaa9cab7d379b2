/** Who we are and what we sell, in the words of schema.org, for search engines. */
import { brand } from '@quarry/contract';
import type { Plan } from '../content/plans.ts';
import { SOCIAL_LINKS } from '../content/social-links.ts';
import { SUPPORT_EMAIL } from '../content/support.ts';
import { absoluteAddress, type StructuredData } from './page-meta.ts';

/** Placeholders of a fresh installation lead to reserved names (RFC 2606), which a search engine must not be told. */
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
