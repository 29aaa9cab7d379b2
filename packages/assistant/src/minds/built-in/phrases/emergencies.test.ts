import { describe, expect, it } from 'vitest';
import { foldText } from '../../../words/fold-text.ts';
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
  ])('is not %s', (message) => {
    expect(isOne(message)).toBe(false);
  });
});
