import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'Mağaza köməkçisi',
  notice: 'Burada sizə insan deyil, süni intellekt köməkçisi cavab verir.',
  personJoined: (name) => `İndi sizə mağazadan ${name} cavab verir.`,
  personLeft: 'Sizə yenidən köməkçi cavab verir.',
  staff: 'Mağaza əməkdaşı',
  placeholder: 'İstədiyinizi soruşun…',
  send: 'Göndər',
  conversation: 'Söhbət',
  you: 'Siz',
  assistant: 'Köməkçi',
  stop: 'Dayandır',
  startAgain: 'Yenidən başla',
  order: 'Sifariş',
  loading: 'Axtarılır…',
  close: 'Bağla',
  failed: 'Hazırda cavab almaq mümkün olmadı.',
  retry: 'Yenidən cəhd et',
  originalPrice: 'Əvvəlki qiymət',
};
