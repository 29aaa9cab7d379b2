/**
 * The people on `/team`. These four are samples, and the page says so: put your own names, texts, pictures and links
 * here, and remove the note.
 */
import { brand } from '@quarry/contract';

export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  /** URL of the picture, 480 by 540 pixels. */
  image: string;
  /** URL of the LinkedIn profile. */
  linkedin: string;
  email: string;
}

export const TEAM_NOTE =
  'Names, portraits and texts on this page are samples. They stand where your own people will stand.';

export const TEAM: readonly TeamMember[] = [
  {
    name: 'Sample Founder',
    role: 'Chief Executive',
    bio: 'Kept a list of every search that found nothing. The product began as that list, worked through line by line.',
    image: '/team/founder.webp',
    linkedin: `https://example.com/${brand.slug}/people/sample-founder`,
    email: `founder@${brand.slug}.example`,
  },
  {
    name: 'Sample Engineer',
    role: 'Chief Technology Officer',
    bio: 'Builds indexes that answer before the page has finished drawing. Measures everything twice.',
    image: '/team/engineer.webp',
    linkedin: `https://example.com/${brand.slug}/people/sample-engineer`,
    email: `engineer@${brand.slug}.example`,
  },
  {
    name: 'Sample Linguist',
    role: 'Head of Relevance',
    bio: 'Teaches machines what people mean in languages that have little text to learn from.',
    image: '/team/linguist.webp',
    linkedin: `https://example.com/${brand.slug}/people/sample-linguist`,
    email: `linguist@${brand.slug}.example`,
  },
  {
    name: 'Sample Merchant',
    role: 'Head of Customers',
    bio: 'Sits with shop teams in their first week, and leaves when nobody needs the seat any more.',
    image: '/team/merchant.webp',
    linkedin: `https://example.com/${brand.slug}/people/sample-merchant`,
    email: `merchant@${brand.slug}.example`,
  },
];
