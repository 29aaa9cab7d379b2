/** `/chat_query_anim`: the page of `/chat_anim` under its other address. */
export { default, handle, meta } from './chat-anim.tsx';
