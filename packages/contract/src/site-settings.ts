/**
 * What a page must know about this installation before any call: its own origin, where demos are booked, where the API
 * is documented. Pages are written out once, when the site is built; they then hold the stand-ins below, and the server
 * puts its configured values in their place as it serves them. No imports.
 */
export interface SiteSettings {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The scheduling page: an address, or a path on our own server. */
  bookingUrl: string;
  /** Where `API Documentation` leads: an address, or a path on our own server. */
  developerPortalUrl: string;
}

export const DEFAULT_BOOKING_URL = '/booking/30min';
export const DEFAULT_DEVELOPER_PORTAL_URL = '/api/docs';

/** Addresses of a domain that never exists, so that none of them can stand in a page by chance. */
export const SITE_SETTING_STAND_INS: SiteSettings = {
  origin: 'https://origin.setting.invalid',
  bookingUrl: 'https://booking.setting.invalid/',
  developerPortalUrl: 'https://developer-portal.setting.invalid/',
};
