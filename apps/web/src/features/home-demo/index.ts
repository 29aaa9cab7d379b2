/** Public interface: the search demo of the front page. */
export { HomeDemo } from './home-demo.tsx';
