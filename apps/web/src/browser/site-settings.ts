/**
 * What this page was told about the installation it belongs to. The root element carries it (see `root.tsx`), so the
 * words that stand in the page before any script runs and the words drawn later say the same.
 */
import {
  DEFAULT_BOOKING_URL,
  DEFAULT_DEVELOPER_PORTAL_URL,
  SITE_SETTING_STAND_INS,
  type SiteSettings,
} from '@quarry/contract';

/** A page that is being written out holds the stand-ins; the development server serves pages as they are. */
const WITHOUT_A_SERVER: SiteSettings = import.meta.env.PROD
  ? SITE_SETTING_STAND_INS
  : { origin: '', bookingUrl: DEFAULT_BOOKING_URL, developerPortalUrl: DEFAULT_DEVELOPER_PORTAL_URL };

const told: Partial<SiteSettings> = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset };

export const siteSettings: SiteSettings = {
  origin: told.origin ?? WITHOUT_A_SERVER.origin,
  bookingUrl: told.bookingUrl ?? WITHOUT_A_SERVER.bookingUrl,
  developerPortalUrl: told.developerPortalUrl ?? WITHOUT_A_SERVER.developerPortalUrl,
};

/** The attributes of the root element that carry the settings. */
export const siteSettingAttributes = {
  'data-origin': siteSettings.origin,
  'data-booking-url': siteSettings.bookingUrl,
  'data-developer-portal-url': siteSettings.developerPortalUrl,
};
