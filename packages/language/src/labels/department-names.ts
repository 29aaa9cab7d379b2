/** Departments that group a pharmacy's categories, as its readers know them. */
import type { Language } from '../language.ts';

const DEPARTMENTS: Readonly<Record<string, Record<Language, string>>> = {
  medicines: { en: 'Medicines', ka: 'მედიკამენტები', tr: 'İlaçlar', ar: 'الأدوية', az: 'Dərmanlar' },
  care: {
    en: 'Personal care',
    ka: 'მოვლის საშუალებები',
    tr: 'Kişisel bakım',
    ar: 'العناية الشخصية',
    az: 'Şəxsi qulluq',
  },
  devices: {
    en: 'Medical devices',
    ka: 'სამედიცინო მოწყობილობები',
    tr: 'Medikal cihazlar',
    ar: 'الأجهزة الطبية',
    az: 'Tibbi cihazlar',
  },
  'mother-and-baby': {
    en: 'Mother and baby',
    ka: 'დედა და ბავშვი',
    tr: 'Anne ve bebek',
    ar: 'الأم والطفل',
    az: 'Ana və uşaq',
  },
  'first-aid': {
    en: 'First aid',
    ka: 'პირველადი დახმარება',
    tr: 'İlk yardım',
    ar: 'الإسعافات الأولية',
    az: 'İlk yardım',
  },
};

/** The department's name in a language; undefined for one that is not known. */
export function departmentName(department: string, language: Language): string | undefined {
  return DEPARTMENTS[department]?.[language];
}
