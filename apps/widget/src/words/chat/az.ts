import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'Mağaza köməkçisi',
  notice: 'Burada sizə insan deyil, süni intellekt köməkçisi cavab verir.',
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
  retry: 'Yenidən yoxla',
  originalPrice: 'Əvvəlki qiymət',
};
