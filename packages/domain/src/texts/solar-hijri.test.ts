import { expect, test } from 'vitest';
import { solarHijri, solarWords } from './solar-hijri.ts';

// Nowruz is the day of the spring equinox in Kabul and Tehran; 1395, 1399, 1403 and 1408 are leap years, 1407 is none.
test.each([
  ['1 Jan 1970', [1348, 10, 11]],
  ['20 Mar 2017', [1395, 12, 30]],
  ['21 Mar 2017', [1396, 1, 1]],
  ['20 Mar 2021', [1399, 12, 30]],
  ['21 Mar 2021', [1400, 1, 1]],
  ['19 Mar 2024', [1402, 12, 29]],
  ['20 Mar 2024', [1403, 1, 1]],
  ['20 Mar 2025', [1403, 12, 30]],
  ['21 Mar 2025', [1404, 1, 1]],
  ['20 Mar 2026', [1404, 12, 29]],
  ['21 Mar 2026', [1405, 1, 1]],
  ['22 Sep 2026', [1405, 6, 31]],
  ['23 Sep 2026', [1405, 7, 1]],
  ['22 Nov 2026', [1405, 9, 1]],
  ['19 Mar 2029', [1407, 12, 29]],
  ['20 Mar 2029', [1408, 1, 1]],
  ['20 Mar 2030', [1408, 12, 30]],
  ['21 Mar 2030', [1409, 1, 1]],
])('%s is %j of the Solar Hijri calendar, from its first minute to its last', (day, [year, month, of]) => {
  expect(solarHijri(new Date(`${day} 00:00`))).toEqual({ year, month, day: of });
  expect(solarHijri(new Date(`${day} 23:59`))).toEqual({ year, month, day: of });
});

test('the day is that of the clock that is asked for', () => {
  const instant = new Date('2026-03-20T20:00:00Z');
  expect(solarHijri(instant, 'Asia/Kabul')).toEqual({ year: 1405, month: 1, day: 1 });
  expect(solarHijri(instant, 'UTC')).toEqual({ year: 1404, month: 12, day: 29 });
});

test('a day in words has the month of Afghanistan, and each figure as it is written', () => {
  const instant = new Date('2026-03-20T20:00:00Z');
  const figure = (value: number): string => `<${value}>`;
  expect(solarWords(instant, 'pashto', figure, 'Asia/Kabul')).toBe('<1> وری <1405>');
  expect(solarWords(instant, 'english', figure, 'UTC')).toBe('<29> Hut <1404>');
});
