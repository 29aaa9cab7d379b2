/** Names of shoppers by country, and how telephones are written there. Nobody of these exists. */
import type { StoreSettings } from '@quarry/contract';

interface People {
  first: readonly string[];
  last: readonly string[];
  /** `#` is a digit. */
  phone: string;
  /** Two letters at the end of a tracking number. */
  country: string;
}

const GEORGIAN: People = {
  first: [
    'Giorgi',
    'Mariam',
    'Luka',
    'Ana',
    'Davit',
    'Tamar',
    'Irakli',
    'Eka',
    'Sandro',
    'Salome',
    'Levan',
    'Ketevan',
    'Nika',
    'Elene',
    'Zura',
    'Natia',
  ],
  last: [
    'Kapanadze',
    'Lomidze',
    'Gelashvili',
    'Maisuradze',
    'Beridze',
    'Tsiklauri',
    'Kvaratskhelia',
    'Jafaridze',
    'Abuladze',
    'Chikovani',
    'Dolidze',
    'Mchedlishvili',
  ],
  phone: '+995 5## ## ## ##',
  country: 'GE',
};
const TURKISH: People = {
  first: ['Ayşe', 'Mehmet', 'Zeynep', 'Emre', 'Elif', 'Can', 'Selin', 'Burak', 'Derya', 'Kerem', 'Gül', 'Onur'],
  last: ['Yıldırım', 'Kaya', 'Demirel', 'Aksoy', 'Şahin', 'Koç', 'Arslan', 'Öztürk', 'Polat', 'Erdem', 'Tekin'],
  phone: '+90 5## ### ## ##',
  country: 'TR',
};
const ARABIC: People = {
  first: ['Layla', 'Omar', 'Yasmin', 'Karim', 'Hana', 'Tarek', 'Mona', 'Youssef', 'Salma', 'Khaled', 'Noor', 'Amir'],
  last: ['Mansour', 'Fahmy', 'Nasser', 'Haddad', 'Saleh', 'Aziz', 'Rahman', 'Sharif', 'Badawi', 'Zaki', 'Othman'],
  phone: '+20 10# ### ####',
  country: 'EG',
};
const SOUTH_ASIAN: People = {
  first: ['Ayesha', 'Bilal', 'Sana', 'Hamza', 'Fatima', 'Usman', 'Zara', 'Imran', 'Maryam', 'Ali', 'Hira', 'Saad'],
  last: ['Malik', 'Qureshi', 'Siddiqui', 'Raza', 'Chaudhry', 'Butt', 'Shaikh', 'Baig', 'Mirza', 'Ansari', 'Farooqi'],
  phone: '+92 30# #######',
  country: 'PK',
};
const EUROPEAN: People = {
  first: [
    'Clara',
    'James',
    'Amélie',
    'Oliver',
    'Sophie',
    'Hugo',
    'Emily',
    'Louis',
    'Alice',
    'Thomas',
    'Julia',
    'Henry',
  ],
  last: [
    'Whitcombe',
    'Laurent',
    'Ashdown',
    'Moreau',
    'Fairley',
    'Perrin',
    'Holloway',
    'Lefort',
    'Marsden',
    'Giraud',
    'Thornby',
  ],
  phone: '+44 7### ######',
  country: 'GB',
};

/** Where a shop's customers live. */
export function peopleOf(settings: StoreSettings): People {
  if (settings.default_language === 'tr') return TURKISH;
  if (settings.default_language === 'ar') return ARABIC;
  if (settings.kind === 'groceries') return SOUTH_ASIAN;
  if (settings.default_language === 'ka' || settings.currency.code === 'GEL' || settings.open) return GEORGIAN;
  return EUROPEAN;
}
