import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'Mağaza asistanı',
  notice: 'Burada size bir insan değil, yapay zekâ asistanı yanıt veriyor.',
  personJoined: (name) => `Şimdi size mağazadan ${name} yanıt veriyor.`,
  personLeft: 'Size yeniden asistan yanıt veriyor.',
  staff: 'Mağaza çalışanı',
  placeholder: 'Bana her şeyi sorabilirsiniz…',
  send: 'Gönder',
  conversation: 'Sohbet',
  you: 'Siz',
  assistant: 'Asistan',
  stop: 'Durdur',
  startAgain: 'Baştan başla',
  order: 'Sipariş',
  loading: 'Aranıyor…',
  close: 'Kapat',
  failed: 'Şu anda yanıt alınamadı.',
  retry: 'Tekrar dene',
  originalPrice: 'Eski fiyat',
};
