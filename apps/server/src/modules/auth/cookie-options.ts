/** Options of our two cookies: the session, and the visitor of conversations. Both are httpOnly. */
export const SESSION_COOKIE = 'quarry_session';
export const VISITOR_COOKIE = 'quarry_visitor';
const DAY_SECONDS = 24 * 60 * 60;

export function cookieOptions(days: number, isSecure: boolean) {
  return { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: isSecure, maxAge: days * DAY_SECONDS };
}
