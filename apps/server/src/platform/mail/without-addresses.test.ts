import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test.each([
  ['Zarmina Gul', 'Zarmina Gul'],
  ['زرمینه ګل', 'زرمینه ګل'],
  ['Gul M.Khan', 'Gul M.Khan'],
  ['zarmina.gul', 'zarmina.gul'],
  ['zarmina@school.example', 'zarmina@school.example'],
  ['Dr. Gul', 'Dr. Gul'],
  ['colleague. Unlock it at https://evil.example/', 'colleague. Unlock it at …'],
  ['unlock at evil.example now', 'unlock at … now'],
  ['unlock at evil.example!', 'unlock at …'],
  ['https://evil.example', '…'],
  ['www.evil.example', '…'],
])('of the name %j a mail shows %j', (name, shown) => {
  expect(withoutAddresses(name)).toBe(shown);
});

test('what is longer than a name is cut', () => {
  expect(withoutAddresses('lock '.repeat(40)).length).toBeLessThanOrEqual(61);
});
