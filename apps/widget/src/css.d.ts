/** Style sheets come as text: they are put into a shadow root, never into the page. */
declare module '*.css' {
  const sheet: string;
  export default sheet;
}
