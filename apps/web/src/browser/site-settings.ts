/**
 * Settings of the installation. The root element carries them as attributes (see `root.tsx`), so that prerendered and
 * hydrated content are equal.
 */
import {
  DEFAULT_BOOKING_URL,
  DEFAULT_DEVELOPER_PORTAL_URL,
  SITE_SETTING_PLACEHOLDERS,
  type SiteSettings,
} from '@quarry/contract';

/** During prerendering the page contains placeholders; the development server serves pages unchanged. */
const WITHOUT_A_SERVER: SiteSettings = import.meta.env.PROD
  ? SITE_SETTING_PLACEHOLDERS
  : { origin: '', bookingUrl: DEFAULT_BOOKING_URL, developerPortalUrl: DEFAULT_DEVELOPER_PORTAL_URL };

const told: Partial<SiteSettings> = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset };

export const siteSettings: SiteSettings = {
  origin: told.origin ?? WITHOUT_A_SERVER.origin,
  bookingUrl: told.bookingUrl ?? WITHOUT_A_SERVER.bookingUrl,
  developerPortalUrl: told.developerPortalUrl ?? WITHOUT_A_SERVER.developerPortalUrl,
};

/** Attributes of the root element that carry the settings. */
export const siteSettingAttributes = {
  'data-origin': siteSettings.origin,
  'data-booking-url': siteSettings.bookingUrl,
  'data-developer-portal-url': siteSettings.developerPortalUrl,
};
