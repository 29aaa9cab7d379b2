/** `/chat_query_anim`: an alias of `/chat_anim`. */
export { default, handle, meta } from './chat-anim.tsx';
