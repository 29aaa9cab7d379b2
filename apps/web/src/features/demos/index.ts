/** The demos: searches and a chat that play by themselves, on what the real search and assistant answered. */
export { RotatingSearch } from './rotating-search.tsx';
export { ScriptedChat } from './scripted-chat.tsx';
export { SideBySide } from './side-by-side.tsx';
export { StaticSearch } from './static-search.tsx';
export { TypedQueries } from './typed-queries.tsx';
