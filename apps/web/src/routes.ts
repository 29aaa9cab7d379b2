/**
 * All routes of the site. Each page is loaded when first opened, so that the home page does not include the platform.
 */
import { brand } from '@quarry/contract';
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  index('pages/marketing/home.tsx'),
  route('pricing', 'pages/marketing/pricing.tsx'),
  route('integrations', 'pages/marketing/integrations.tsx'),
  route('team', 'pages/marketing/team.tsx'),
  route('book-demo', 'pages/marketing/book-demo.tsx'),
  route('privacy-policy', 'pages/marketing/privacy-policy.tsx'),
  route('terms', 'pages/marketing/terms.tsx'),
  route('cookie-policy', 'pages/marketing/cookie-policy.tsx'),
  layout('app/platform-layout.tsx', [
    route('dummy-shop', 'pages/shop/dummy-shop.tsx'),
    route('yc-2025-batch-spring', 'pages/shop/yc-2025-batch-spring.tsx'),
    route('dev-dummy-shop', 'pages/shop/dev-dummy-shop.tsx'),
    route('new-chat', 'pages/chat/new-chat.tsx'),
    route('dev-chat', 'pages/chat/dev-chat.tsx'),
    route('integrated-view', 'pages/shop/integrated-view.tsx'),
    route('button-chat', 'pages/chat/button-chat.tsx'),
    route('new-search', 'pages/search/new-search.tsx'),
    route('dressmeup', 'pages/try-on/dress-me-up.tsx'),
    route('login', 'pages/login/login.tsx'),
  ]),
  route(`${brand.slug}-chat`, 'pages/chat/simple-chat.tsx'),
  route('free-chat', 'pages/chat/free-chat.tsx'),
  route('compare_anim', 'pages/demos/compare-anim.tsx'),
  route('chat_anim', 'pages/demos/chat-anim.tsx'),
  route('chat_query_anim', 'pages/demos/chat-query-anim.tsx'),
  route('search_anim', 'pages/demos/search-anim.tsx'),
  route('search_static', 'pages/demos/search-static.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
