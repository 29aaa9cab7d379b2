/** Style sheets are imported as text and added to a shadow root, never to the page. */
declare module '*.css' {
  const sheet: string;
  export default sheet;
}
