/** The company's social network profiles. Put your own URLs here; these use a reserved, empty domain. */
import type { IconName } from '@quarry/ui';

export interface SocialLink {
  label: string;
  href: string;
  icon: IconName;
}

export const SOCIAL_LINKS: readonly SocialLink[] = [
  { label: 'News', href: 'https://example.com/quarry/news', icon: 'news' },
  { label: 'Videos', href: 'https://example.com/quarry/videos', icon: 'play' },
  { label: 'Pictures', href: 'https://example.com/quarry/pictures', icon: 'pictures' },
  { label: 'Community', href: 'https://example.com/quarry/community', icon: 'people' },
];
