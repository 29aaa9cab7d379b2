/** The links of header and footer. */
export const HEADER_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/integrations', label: 'Integrations' },
  { to: '/team', label: 'Team' },
] as const;

export const BOOK_DEMO = { to: '/book-demo', label: 'Book Demo' } as const;
export const LOG_IN = { to: '/login', label: 'Log in' } as const;
/** The same place for somebody who is logged in: their shops, and the way out. */
export const ACCOUNT = { to: '/login', label: 'Account' } as const;

export const FOOTER_LINKS = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/team', label: 'Team' },
  { to: '/integrations', label: 'Integrations' },
  BOOK_DEMO,
  { to: '/terms', label: 'Terms' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
] as const;
