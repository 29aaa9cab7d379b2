/** Where the demo shops stand: real streets, so that a map shows something sensible, and invented branches in them. */
import type { StoreSettings } from '@quarry/contract';

interface Place {
  city: string;
  district: string;
  street: string;
  lat: number;
  lon: number;
}

interface Region {
  places: readonly Place[];
  phone: string;
  hours: string;
}

const place = (city: string, district: string, street: string, lat: number, lon: number): Place => ({
  city,
  district,
  street,
  lat,
  lon,
});

const GEORGIA: Region = {
  phone: '+995 32 2## ## ##',
  hours: '10:00–21:00',
  places: [
    place('თბილისი', 'ვაკე', 'ჭავჭავაძის გამზ. 41', 41.7093, 44.7637),
    place('თბილისი', 'საბურთალო', 'პეკინის გამზ. 24', 41.7262, 44.7703),
    place('ბათუმი', 'ძველი ბათუმი', 'მემედ აბაშიძის ქ. 18', 41.6509, 41.6364),
    place('თბილისი', 'რუსთაველი', 'რუსთაველის გამზ. 12', 41.6986, 44.7993),
    place('ქუთაისი', 'ცენტრი', 'რუსთაველის გამზ. 9', 42.2695, 42.7006),
    place('თბილისი', 'გლდანი', 'ხიზანიშვილის ქ. 5', 41.7925, 44.8163),
  ],
};
/** The same places for shops that speak English first. */
const GEORGIA_IN_ENGLISH: Region = {
  ...GEORGIA,
  places: [
    place('Tbilisi', 'Vake', '41 Chavchavadze Ave', 41.7093, 44.7637),
    place('Tbilisi', 'Saburtalo', '24 Pekini Ave', 41.7262, 44.7703),
    place('Batumi', 'Old Batumi', '18 Memed Abashidze St', 41.6509, 41.6364),
    place('Tbilisi', 'Rustaveli', '12 Rustaveli Ave', 41.6986, 44.7993),
    place('Kutaisi', 'Centre', '9 Rustaveli Ave', 42.2695, 42.7006),
    place('Tbilisi', 'Gldani', '5 Khizanishvili St', 41.7925, 44.8163),
  ],
};
const TURKEY: Region = {
  phone: '+90 212 ### ## ##',
  hours: '10:00–22:00',
  places: [
    place('İstanbul', 'Kadıköy', 'Bahariye Cad. 34', 40.9876, 29.0287),
    place('İstanbul', 'Şişli', 'Halaskargazi Cad. 120', 41.0553, 28.9876),
    place('Ankara', 'Kızılay', 'Atatürk Blv. 88', 39.9199, 32.8543),
    place('İstanbul', 'Beyoğlu', 'İstiklal Cad. 210', 41.0327, 28.9762),
    place('Ankara', 'Çankaya', 'Tunalı Hilmi Cad. 61', 39.9049, 32.8606),
  ],
};
const EGYPT: Region = {
  phone: '+20 2 2### ####',
  hours: '10:00–23:00',
  places: [
    place('القاهرة', 'المعادي', 'شارع 9، رقم 27', 29.9602, 31.2569),
    place('القاهرة', 'مدينة نصر', 'شارع عباس العقاد 55', 30.0609, 31.3375),
    place('القاهرة', 'الزمالك', 'شارع 26 يوليو 140', 30.0626, 31.2197),
    place('الجيزة', 'المهندسين', 'شارع جامعة الدول العربية 50', 30.0566, 31.2009),
    place('القاهرة الجديدة', 'التجمع الخامس', 'شارع التسعين الجنوبي 12', 30.0131, 31.4286),
  ],
};
const PAKISTAN: Region = {
  phone: '+92 21 3### ####',
  hours: '08:00–23:00',
  places: [
    place('Karachi', 'Clifton', 'Block 5, Khayaban-e-Iqbal', 24.8138, 67.03),
    place('Karachi', 'Gulshan-e-Iqbal', 'Block 13-D, University Road', 24.917, 67.0971),
    place('Lahore', 'Gulberg', '14 Main Boulevard', 31.5102, 74.3441),
    place('Lahore', 'Johar Town', '7 Maulana Shaukat Ali Road', 31.4697, 74.2728),
    place('Karachi', 'Saddar', '22 Abdullah Haroon Road', 24.8556, 67.0224),
  ],
};
const EUROPE: Region = {
  phone: '+44 20 7### ####',
  hours: '10:00–19:00',
  places: [
    place('London', 'Marylebone', '58 Marylebone High Street', 51.5196, -0.1517),
    place('London', 'Chelsea', '114 King’s Road', 51.4893, -0.1652),
    place('Paris', 'Le Marais', '21 rue des Francs-Bourgeois', 48.8571, 2.3622),
    place('Paris', 'Saint-Germain', '9 rue de Seine', 48.8554, 2.3371),
  ],
};

export function regionOf(settings: StoreSettings): Region {
  if (settings.default_language === 'tr') return TURKEY;
  if (settings.default_language === 'ar') return EGYPT;
  if (settings.default_language === 'ka') return GEORGIA;
  if (settings.kind === 'groceries') return PAKISTAN;
  return settings.currency.code === 'GEL' || settings.open ? GEORGIA_IN_ENGLISH : EUROPE;
}
