/**
 * Settings of the installation that a page needs before any call: its origin, where demos are booked, where the API is
 * documented. Pages are prerendered with the placeholders below, and the server replaces these with the configured
 * values when serving. No imports.
 */
export interface SiteSettings {
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** The scheduling page: a URL, or a path on our server. */
  bookingUrl: string;
  /** The target of `API Documentation`: a URL, or a path on our server. */
  developerPortalUrl: string;
}

export const DEFAULT_BOOKING_URL = '/booking/30min';
export const DEFAULT_DEVELOPER_PORTAL_URL = '/api/docs';

/** URLs of a reserved domain, so that none of them occurs in a page by accident. */
export const SITE_SETTING_PLACEHOLDERS: SiteSettings = {
  origin: 'https://origin.setting.invalid',
  bookingUrl: 'https://booking.setting.invalid/',
  developerPortalUrl: 'https://developer-portal.setting.invalid/',
};
