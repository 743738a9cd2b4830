import { expect, test } from 'vitest';
import { isLinkAsks } from './link-asks.ts';
import { saidOnLink } from './said-on-link.ts';

test.each([
  ['name', '  Zarmina   Wardak ', 'Zarmina Wardak'],
  ['name', 'زرمینه', 'زرمینه'],
  ['name', '', null],
  ['name', 'https://a.example', null],
  ['name', 'idiot', null],
  ['number', ' 07 ', '7'],
  ['number', '۱۲', '12'],
  ['number', '١٢', '12'],
  ['number', '1234567', null],
  ['number', '-1', null],
  ['number', 'twelve', null],
  ['nobody', 'whatever', ''],
] as const)('a link that asks for a %s takes %j as %j', (asks, typed, said) => {
  expect(saidOnLink(asks, typed)).toBe(said);
});

test('a link asks for nothing else', () => {
  expect(['name', 'number', 'nobody', '', 'mail', null, 1].map(isLinkAsks)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
