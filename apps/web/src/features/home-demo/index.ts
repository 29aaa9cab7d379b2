/** The door: the search demo of the front page. */
export { HomeDemo } from './home-demo.tsx';
