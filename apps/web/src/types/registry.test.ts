import { contentTypeModels } from '@takhti/content-types';
import { games } from '@takhti/content-types/rounds';
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

test('G-454 D-61 every game on the rounds builder opens in it, and is looked at on its page', () => {
  for (const content_type of Object.values(games).map((game) => game.content_type)) {
    expect(editorPath({ ...ids, content_type })).toBe(
      '/dashboard/rumble-in-the-jumble/editor?container_id=c&institution_id=98',
    );
    expect(previewPath({ ...ids, content_type })).toBe(
      '/content/rumble-in-the-jumble/preview?container_id=c&institution_id=98&content_id=k',
    );
  }
});

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
  const content_type = 'video';
  expect(editorPath({ ...ids, content_type })).toBeNull();
  expect(questionPath({ ...ids, content_type }, 'q')).toBeNull();
  expect(previewPath({ ...ids, content_type })).toBeNull();
});

test('C-219 C-220 C-225 the types without a title card, and no others', () => {
  const untitled = Object.entries(webTypes).filter(([, { hasTitleCard }]) => !hasTitleCard);
  expect(untitled.map(([type]) => type).toSorted()).toEqual([
    'matching_drag_drop',
    'rumble_in_the_jumble',
    'sorting_vertical',
  ]);
});

test('C-179 games are played by their own player', () => {
  expect(playerAddressOf('matching')).toBe('/player/game/play?mode=p&content_type=matching');
  expect(playerAddressOf('mcq')).toBe('/player/assessment/play?mode=p&content_type=mcq');
  expect(playerAddressOf('link')).toBe('/generic/launch?mode=p&content_type=link');
});
