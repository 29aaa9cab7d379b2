import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'მაღაზიის ასისტენტი',
  notice: 'აქ ხელოვნური ინტელექტის ასისტენტი გპასუხობთ და არა ადამიანი.',
  personJoined: (name) => `ახლა გპასუხობთ მაღაზიის თანამშრომელი: ${name}.`,
  personLeft: 'ახლა ისევ ასისტენტი გპასუხობთ.',
  staff: 'მაღაზიის თანამშრომელი',
  placeholder: 'მკითხეთ, რაც გაინტერესებთ…',
  send: 'გაგზავნა',
  conversation: 'საუბარი',
  you: 'თქვენ',
  assistant: 'ასისტენტი',
  stop: 'შეჩერება',
  startAgain: 'თავიდან დაწყება',
  order: 'შეკვეთა',
  loading: 'ვეძებ…',
  close: 'დახურვა',
  failed: 'პასუხის მიღება ვერ მოხერხდა.',
  retry: 'კიდევ ერთხელ',
  originalPrice: 'საწყისი ფასი',
};
