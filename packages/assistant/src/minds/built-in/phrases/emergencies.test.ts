import { describe, expect, it } from 'vitest';
import { foldText } from '../../../words/fold-text.ts';
import { isDangerOver } from './danger-over.ts';
import { isEmergency } from './emergencies.ts';

const isOne = (message: string): boolean => isEmergency(foldText(message));

describe('a cry for help', () => {
  it.each([
    'I have chest pain and can’t breathe',
    'my little boy swallowed a whole box of paracetamol!!',
    'she took too many pills',
    'my friend is unconscious',
    'the bleeding won’t stop',
    'his face is drooping and he has slurred speech',
    'my throat is closing',
    'I want to kill myself',
    'my son drank bleach',
    'ბებიაჩემს გული სტკივა და ვერ სუნთქავს',
    'ბავშვმა აბები გადაყლაპა',
    'სისხლდენა არ ჩერდება',
    'თავს მოვიკლავ',
    'babam bayıldı nefes alamıyor',
    'göğsümde ağrı var',
    'çocuğum ilaç yuttu',
    'intihar etmek istiyorum',
    'أبي عنده ألم في الصدر',
    'ابني بلع علبة دواء',
    'لا أستطيع التنفس',
    'أريد أن أموت',
    'atam nəfəs ala bilmir',
    'uşaq dərman udub',
    'özümü öldürmək istəyirəm',
    'omg he cant breath',
    'she can barely breathe',
    'her lips are blue',
    'my kid swallowed bleach',
    'my dog ate rat poison and so did my son, he ate rat poison',
    'mum just passed out',
    'he took a whole bottle of sleeping pills',
    'he collapsed',
    'ბავშვი კარგად ვეღარ სუნთქავს',
    'ტუჩები გაულურჯდა',
    'დედაჩემს გული წაუვიდა',
    'ბავშვმა მათეთრებელი დალია',
    'ver suntqavs',
    'annem nefes alamiyo',
    'dudakları morardı',
    'birden bayıldı',
    'çocuk çamaşır suyunu içti',
    'يا الله صار مش قادر يتنفس وشفايفه زرقا',
    'مو قادر يتنفس',
    'ابني ما عم يقدر يتنفس',
    'مو قادرة آخذ نفس',
    'بنتي شربت كلور',
    'أبوي غاب عن الوعي',
    'ما عم يصحى',
    'nefes ala bilmir',
    'dodaqları göyərib',
    'anam huşunu itirmişdi',
    'uşaq ağardıcı içib',
  ])('%s', (message) => {
    expect(isOne(message)).toBe(true);
  });

  it.each([
    'red dress',
    'something for food poisoning',
    'rat poison',
    'painkiller for my back',
    'breathable running shoes',
    'annem bu çantaya bayıldı',
    'I took the battery back',
    'საკვებით მოწამვლის წამალი',
    'gıda zehirlenmesi için ilaç',
    'دواء للتسمم الغذائي',
    'baş ağrısı üçün dərman',
    'medicine for a child with a cough',
    'blue lipstick',
    'shoes in which my feet can’t breathe',
    'nefes alan ayakkabı',
    'mor ruj',
    'أحمر شفاه أزرق',
    'ما عندكم جهاز تنفس؟',
    'ما قدرت أختار',
    'göy dodaq boyası',
    'ლურჯი კაბა',
    'i cant find a bottle of perfume',
  ])('is not %s', (message) => {
    expect(isOne(message)).toBe(false);
  });
});

describe('the danger is over', () => {
  it.each([
    'sorry panic over, it was just a cramp. thx anyway',
    'მადლობა, უკვე კარგადაა',
    'geçti, şimdi iyi',
    'الحمد لله صار أحسن، شكرا كتير',
    'keçdi, indi yaxşıdır',
  ])('%s', (message) => {
    expect(isDangerOver(foldText(message))).toBe(true);
  });

  it.each(['he is not fine now', 'what do I do?', 'უარესად არის', 'لسه مو بخير هو بخير؟', 'hala iyi değil'])(
    'not yet: %s',
    (message) => {
      expect(isDangerOver(foldText(message))).toBe(false);
    },
  );
});
