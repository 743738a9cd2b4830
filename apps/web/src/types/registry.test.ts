import { contentTypeModels } from '@takhti/content-types';
import { contentTypes, type ContentType } from '@takhti/domain';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { editorPath, previewPath, questionPath } from '../app/routing/content-paths.ts';
import { playerAddressOf } from '../features/preview/player-address.ts';
import { typePages } from './pages.ts';
import { webTypeOf, webTypes } from './registry.ts';

const ids = { container_id: 'c', institution_id: 98, content_id: 'k' };

test('every type that can be made has a row, and no other', () => {
  const all = Object.keys(contentTypes) as ContentType[];
  expect(all.filter((type) => webTypeOf(type)).toSorted()).toEqual(Object.keys(contentTypeModels).toSorted());
});

describe.each(Object.entries(webTypes))('%s', (_, { paths }) => {
  test.each(Object.entries(paths))('its page %s is in the table of routes', (_name, path) => {
    expect(matchRoutes([...typePages], path)).toHaveLength(1);
  });
});

test('C-160 G-454 D-61 games without a world of their own open in one builder, and are looked at on its page', () => {
  for (const content_type of ['rumble_in_the_jumble', 'matching', 'tabular_fib'] as const) {
    expect(editorPath({ ...ids, content_type })).toBe(
      '/dashboard/rumble-in-the-jumble/editor?container_id=c&institution_id=98',
    );
    expect(previewPath({ ...ids, content_type })).toBe(
      '/content/rumble-in-the-jumble/preview?container_id=c&institution_id=98&content_id=k',
    );
  }
});

test.each([
  ['kampong', '/dashboard/Kampong', '/content/Kampong/preview'],
  ['puzzle', '/dashboard/puzzle', '/content/puzzle/preview'],
  ['jungle_gym_primary', '/dashboard/jungle-gym-primary', '/content/jungle_gym_primary/preview'],
  ['clue_on', '/dashboard/clue_on', '/content/clue_on/preview'],
  ['mystery_word', '/dashboard/mystery_word', '/content/mystery_word/preview'],
] as const)(
  'C-120 C-121 C-122 C-123 C-126 C-159 C-161 C-162 C-163 C-164 G-202 G-203 G-266 G-438 G-439 G-440 G-441 G-442 G-456 G-458 G-459 G-460 G-461 %s has an editor and a preview under its own name, each with its sub-pages, in both forms',
  (content_type, name, preview) => {
    expect(editorPath({ ...ids, content_type })).toContain(`${name}/editor?`);
    expect(previewPath({ ...ids, content_type })).toContain(`${preview}?`);
    for (const part of ['questionType', 'cardEdit'])
      for (const page of [`${name}/editor/${part}`, `${name}/${part}`, `${preview}/${part}`])
        expect([page, matchRoutes([...typePages], page)?.length]).toEqual([page, 1]);
  },
);

test('C-102 C-148 an AI bot has an editor and a preview under its name', () => {
  const content_type = 'ai_bot';
  expect(editorPath({ ...ids, content_type })).toContain('/dashboard/ai-bot/editor?');
  expect(previewPath({ ...ids, content_type })).toContain('/content/ai-bot/preview?');
  expect(playerAddressOf(content_type)).toContain('/player/ai-bot/play?');
});

test('C-115 C-130 C-157 G-447 G-448 G-462 a crossword has its editor, its words and its preview', () => {
  expect(editorPath({ ...ids, content_type: 'crossword' })).toContain('/dashboard/crossword/editor?');
  expect(previewPath({ ...ids, content_type: 'crossword' })).toContain('/content/crossword/preview?');
  expect(matchRoutes([...typePages], '/manage-crossword-words')).toHaveLength(1);
});

test.each(['questionType', 'cardEdit'])('C-119 the shared builder has its page %s', (part) => {
  const page = `/dashboard/rumble-in-the-jumble/editor/${part}`;
  expect(matchRoutes([...typePages], page)).toHaveLength(1);
});

test('C-127 C-128 C-140 C-141 C-456 C-464 G-259 G-444 G-445 G-481 games on bank rows have editor, preview and library under their names', () => {
  for (const [content_type, name] of [
    ['jungle_gym_classic', 'jungle-gym-classic'],
    ['timor_the_turtle', 'timor-the-turtle'],
  ] as const) {
    expect(editorPath({ ...ids, content_type })).toContain(`/dashboard/${name}?`);
    expect(previewPath({ ...ids, content_type })).toContain(`/content/${name}/preview?`);
    expect(matchRoutes([...typePages], `/content/${name}`)).toHaveLength(1);
    expect(playerAddressOf(content_type)).toContain('/player/game/play?');
  }
});

test.each(['questionType', 'cardEdit'])(
  'C-124 C-125 G-443 Jungle Gym primary has its page %s under the spelling with underscores, too',
  (part) => {
    expect(matchRoutes([...typePages], `/dashboard/jungle_gym_primary/${part}`)).toHaveLength(1);
  },
);

test('other content has pages of its own', () => {
  expect(editorPath({ ...ids, content_type: 'mcq' })).toContain('/dashboard/mcq?');
  expect(questionPath({ ...ids, content_type: 'mcq' }, 'q')).toBe(
    '/dashboard/mcq/edit?container_id=c&institution_id=98&content_id=q',
  );
  expect(previewPath({ ...ids, content_type: 'assessment' }, 'own_content')).toBe(
    '/content/assessment/preview?container_id=c&institution_id=98&content_id=k&place=own_content',
  );
});

test('content that cannot be made yet leads nowhere', () => {
  const content_type = 'of_another_time' as ContentType;
  expect(editorPath({ ...ids, content_type })).toBeNull();
  expect(questionPath({ ...ids, content_type }, 'q')).toBeNull();
  expect(previewPath({ ...ids, content_type })).toBeNull();
});

test('C-219 C-220 C-223 C-224 C-225 G-473 the types without a title card, and no others', () => {
  const untitled = Object.entries(webTypes).filter(([, { hasTitleCard }]) => !hasTitleCard);
  expect(untitled.map(([type]) => type).toSorted()).toEqual([
    'competition',
    'kampong',
    'matching_drag_drop',
    'puzzle',
    'rumble_in_the_jumble',
    'sorting_vertical',
  ]);
});

test('C-179 games are played by their own player', () => {
  expect(playerAddressOf('matching')).toBe('/player/game/play?mode=p&content_type=matching');
  expect(playerAddressOf('mcq')).toBe('/player/assessment/play?mode=p&content_type=mcq');
  expect(playerAddressOf('link')).toBe('/generic/launch?mode=p&content_type=link');
});
