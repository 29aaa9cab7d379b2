/** What is said to somebody in danger: the number first, short, nothing to buy. */
import type { Language } from '@quarry/contract';

export const EMERGENCY: Record<Language, (number: string) => string> = {
  en: (number) =>
    `Call ${number} now. Tell them where you are and what has happened, and stay on the line. I am a shop assistant and cannot help with this; please do not wait for an answer here.`,
  ka: (number) =>
    `დაუყოვნებლივ დარეკეთ ნომერზე ${number}. უთხარით, სად ხართ და რა მოხდა, და ნუ გათიშავთ. მე მაღაზიის ასისტენტი ვარ და ამაში ვერ დაგეხმარებით; გთხოვთ, აქ პასუხს ნუ დაელოდებით.`,
  tr: (number) =>
    `Hemen ${number} numarasını arayın. Nerede olduğunuzu ve ne olduğunu söyleyin, telefonu kapatmayın. Ben bir mağaza asistanıyım, bu konuda yardım edemem; lütfen burada yanıt beklemeyin.`,
  ar: (number) =>
    `اتصل فورًا بالرقم ${number}. أخبرهم بمكانك وبما حدث، وابقَ على الخط. أنا مساعد في متجر ولا أستطيع المساعدة في هذا الأمر، فلا تنتظر الرد هنا.`,
  az: (number) =>
    `Dərhal ${number} nömrəsinə zəng edin. Harada olduğunuzu və nə baş verdiyini deyin, telefonu bağlamayın. Mən mağaza köməkçisiyəm və bu məsələdə kömək edə bilmərəm; xahiş edirəm, burada cavab gözləməyin.`,
};

/** After the danger: glad, and where to call should it come back. */
export const DANGER_OVER: Record<Language, (number: string) => string> = {
  en: (number) =>
    `I am glad it is over. If it comes back or gets worse, call ${number} at once. Is there anything else I can do for you?`,
  ka: (number) =>
    `მიხარია, რომ ყველაფერმა გაიარა. თუ განმეორდა ან გაუარესდა, მაშინვე დარეკეთ ნომერზე ${number}. კიდევ რით შემიძლია დაგეხმაროთ?`,
  tr: (number) =>
    `Geçmesine sevindim. Tekrarlarsa ya da kötüleşirse hemen ${number} numarasını arayın. Başka nasıl yardımcı olabilirim?`,
  ar: (number) => `يسعدني أن الأمر مرّ بسلام. إن تكرّر أو ساءت الحالة فاتصل فورًا بالرقم ${number}. هل أساعدك في شيء آخر؟`,
  az: (number) =>
    `Keçib getməsinə sevindim. Təkrarlansa və ya pisləşsə, dərhal ${number} nömrəsinə zəng edin. Daha nə ilə kömək edə bilərəm?`,
};
