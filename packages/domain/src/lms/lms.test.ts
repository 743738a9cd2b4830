import { describe, expect, test } from 'vitest';
import {
  assignWayOf,
  isAtOrigin,
  LmsSettings,
  missingAddress,
  nextTry,
  originOf,
  pickedContent,
  publishTargetOf,
  resultAddressOf,
  whyNotPick,
} from '../index.ts';

const settings = (of: object = {}): LmsSettings => LmsSettings.parse(of);
const addresses = {
  api: 'https://lms.example/api',
  assign: 'https://lms.example/assign',
  direct: 'https://direct.example/post',
  results: 'https://lms.example/results',
  game1: 'https://one.example',
  game2: 'https://two.example',
};

describe('origins', () => {
  test.each([
    ['https://LMS.example/course?id=7', 'https://lms.example'],
    ['https://lms.example:443', 'https://lms.example'],
    ['http://lms.example:8080/x', 'http://lms.example:8080'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]'],
    ['javascript:alert(1)', null],
    ['https://lms.example@evil.example/', null],
    ['https:\\\\lms.example', null],
    ['//lms.example', null],
    ['', null],
  ])('of %s is %s', (address, origin) => {
    expect(originOf(address)).toBe(origin);
  });

  test.each([
    ['https://lms.example/back', true],
    ['https://lms.example.evil.example/', false],
    ['http://lms.example/', false],
    ['https://lms.example:8443/', false],
  ])('%s is at https://lms.example: %s', (address, isThere) => {
    expect(isAtOrigin(address, ['https://lms.example'])).toBe(isThere);
  });
});

test.each([['https://lms.example/'], ['https://LMS.example'], ['*'], ['null'], ['https://*.example']])(
  '%s is no origin to settle',
  (origin) => {
    const isTaken = LmsSettings.safeParse({ origins: [origin] }).success;
    expect(isTaken).toBe(false);
  },
);

describe('how it is assigned, and where it is published', () => {
  test('C-901 C-1066 institution 104 posts directly, where it has named the address', () => {
    expect(assignWayOf(settings({ addresses }), 104)).toBe('direct');
    expect(assignWayOf(settings({ addresses }), 98)).toBe('post');
    expect(assignWayOf(settings({ addresses: { ...addresses, direct: '' } }), 104)).toBe('post');
  });

  test('C-906 the window message serves where no callback is named', () => {
    expect(assignWayOf(settings(), 98)).toBe('message');
    expect(assignWayOf(settings(), 104)).toBe('message');
    expect(assignWayOf(settings({ addresses, assigns_by: 'homework' }), 104)).toBe('homework');
  });

  test('C-509 C-511 C-513 C-1069 G-277 G-278 two institutions publish to a game platform, all others to the LMS', () => {
    const targets = [98, 101, 102, 104].map((id) => publishTargetOf(settings({ addresses }), id));
    expect(targets).toEqual(['lms', 'game1', 'game2', 'lms']);
  });

  test('what an institution has settled counts, and nothing goes where no address is named', () => {
    expect(publishTargetOf(settings({ addresses, publishes_to: 'game2' }), 98)).toBe('game2');
    expect(publishTargetOf(settings({ addresses, publishes_to: 'none' }), 98)).toBeNull();
    expect(publishTargetOf(settings(), 98)).toBeNull();
    expect(publishTargetOf(settings(), 101)).toBeNull();
  });

  test('C-555 C-556 results go to their callback, or to the call for submitted modules, or stay', () => {
    expect(resultAddressOf(settings({ addresses }))).toBe(addresses.results);
    expect(resultAddressOf(settings({ addresses, results_by: 'submit' }))).toBe(addresses.api);
    expect(resultAddressOf(settings())).toBeNull();
  });

  test('a way that is chosen needs its address', () => {
    expect(missingAddress(settings({ assigns_by: 'homework' }))).toEqual({
      field: 'assigns_by',
      needs: 'api',
    });
    expect(missingAddress(settings({ publishes_to: 'game2' }))).toEqual({
      field: 'publishes_to',
      needs: 'game2',
    });
    expect(missingAddress(settings({ addresses, assigns_by: 'direct', publishes_to: 'lms' }))).toBeNull();
    expect(missingAddress(settings({ assigns_by: 'message', publishes_to: 'none' }))).toBeNull();
  });
});

test('C-443 C-444 C-445 C-446 a picked item carries exactly what the specification lists', () => {
  const content_id = '0190b2a0-0000-7000-8000-000000000001';
  const item = { title: 'سیارے', content_type: 'game', content_id, language: 'urdu' } as const;
  expect(
    pickedContent({
      item,
      sub_type: 'mixed',
      lms_content_id: 'L-7',
      player_path: '/player/game/play?code=x',
      public_url: 'https://studio.example',
    }),
  ).toEqual({
    Title: 'سیارے',
    ContentUrl: '/player/game/play?code=x',
    AbsoluteContentURL: 'https://studio.example/player/game/play?code=x',
    ContentType: 'game',
    ContentSubType: 'mixed',
    CmsContentId: content_id,
    IsLmsContent: 1,
    LmsContentId: 'L-7',
    CultureId: 1056,
  });
});

test('C-1036 one assignment module is picked at a time, and fifty items at most', () => {
  const item = (n: number, content_type: 'assignment' | 'game') => ({ content_id: String(n), content_type });
  expect(whyNotPick([item(1, 'game')], item(2, 'assignment'))).toBeNull();
  expect(whyNotPick([item(1, 'game'), item(2, 'assignment')], item(3, 'assignment'))).toBe('one_assignment');
  expect(whyNotPick([item(1, 'assignment')], item(2, 'game'))).toBeNull();
  expect(
    whyNotPick(
      Array.from({ length: 50 }, (_, n) => item(n, 'game')),
      item(51, 'game'),
    ),
  ).toBe('too_many');
});

test('a delivery is tried again after growing pauses, and given up after three days', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const minutes = [1, 2, 3, 4, 5, 6, 40].map(
    (tries) => ((nextTry(tries, now, now)?.getTime() ?? 0) - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([0.5, 2, 10, 30, 60, 60, 60]);
  expect(nextTry(80, now, new Date('2026-01-04T00:00:00Z'))).toBeNull();
});
