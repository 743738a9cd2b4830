import { expect, test, vi } from 'vitest';
import { resultsPage } from './results-page.ts';

test('a long list makes its formats once: they take longer than the rows', () => {
  const formats = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
  const row = { name: 'زرمینه', score: 50, attempts: 2, last_on: '2026-01-05T10:00:00.000Z' };
  const rows = Array.from({ length: 20 }, () => row);
  const html = resultsPage('pashto', { title: 'T', course: '', rows, isWhole: true, player: '/player/x' });
  expect(html.match(/<td>۵۰<\/td>/g)).toHaveLength(20);
  for (const format of formats) {
    expect(format.mock.calls.length).toBeLessThanOrEqual(2);
    format.mockRestore();
  }
});

test.each([
  ['pashto', '۱۵ مرغومی ۱۴۰۴'],
  ['dari', '۱۵ جدی ۱۴۰۴'],
  ['urdu', '5 جنوری، 2026'],
] as const)('in %s a day is written by its own calendar, without Latin letters', (language, day) => {
  const row = { name: 'زرمینه', score: 50, attempts: 2, last_on: '2026-01-05T10:00:00.000Z' };
  const html = resultsPage(language, {
    title: 'T',
    course: '',
    rows: [row],
    isWhole: true,
    player: '/player/x',
  });
  expect(html).toContain(`<td>${day}</td>`);
});
