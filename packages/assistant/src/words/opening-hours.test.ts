import { describe, expect, it } from 'vitest';
import { openStateAt } from './opening-hours.ts';

const [SUNDAY, MONDAY, WEDNESDAY, SATURDAY] = [0, 1, 3, 6];
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { weekday, minutes: hours * 60 + minutes };
};

describe('opening hours', () => {
  it.each([
    ['10:00–20:00', MONDAY, '09:59', { isOpen: false, opensAt: '10:00' }],
    ['10:00–20:00', SUNDAY, '10:00', { isOpen: true, until: '20:00' }],
    ['10:00–20:00', SUNDAY, '20:00', { isOpen: false, opensAt: null }],
    ['Mon–Fri 9-18, Sat 10:00-14:00', WEDNESDAY, '12:00', { isOpen: true, until: '18:00' }],
    ['Mon–Fri 9-18, Sat 10:00-14:00', SATURDAY, '15:00', { isOpen: false, opensAt: null }],
    ['Mon–Fri 9-18, Sat 10:00-14:00', SUNDAY, '12:00', { isOpen: false, opensAt: null }],
    ['Mon, Wed 10:00–18:00', WEDNESDAY, '11:00', { isOpen: true, until: '18:00' }],
    ['Mon 9-12, Mon 13-17', MONDAY, '12:30', { isOpen: false, opensAt: '13:00' }],
    ['11 am - 5 pm', MONDAY, '16:30', { isOpen: true, until: '17:00' }],
    ['Sat–Mon 18:00–02:00', MONDAY, '01:00', { isOpen: true, until: '02:00' }],
    ['Sat–Mon 18:00–02:00', WEDNESDAY, '01:00', { isOpen: false, opensAt: null }],
    ['24/7', WEDNESDAY, '03:00', { isOpen: true, until: null }],
    ['ორშაბათი–პარასკევი 10:00–18:00', WEDNESDAY, '10:30', { isOpen: true, until: '18:00' }],
    ['Pazartesi - Cuma 10:00–18:00', SATURDAY, '10:30', { isOpen: false, opensAt: null }],
    ['الاثنين – الجمعة 10:00–18:00', MONDAY, '10:30', { isOpen: true, until: '18:00' }],
    ['bazar ertəsi–cümə: 10:00–18:00', MONDAY, '10:30', { isOpen: true, until: '18:00' }],
  ])('%s on day %d at %s', (hours, weekday, time, state) => {
    expect(openStateAt(hours, at(weekday, time))).toEqual(state);
  });

  it.each(['', 'by appointment', '10:00–18:00, closed on holidays', 'Mon–Fri', '9–5 pm', '10:00–29:00', '10-18 Mon'])(
    'are unknown where a part cannot be read: %j',
    (hours) => {
      expect(openStateAt(hours, at(MONDAY, '12:00'))).toBeNull();
    },
  );
});
