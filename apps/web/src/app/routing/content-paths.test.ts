import { games } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { builderGames, editorPath, previewPage } from './content-paths.ts';

const ids = { container_id: 'c', institution_id: 98 };

test('G-454 every game on the rounds builder opens in it, and is looked at on its page', () => {
  expect(builderGames.toSorted()).toEqual(Object.keys(games).toSorted());
  for (const content_type of builderGames) {
    expect(editorPath({ ...ids, content_type })).toBe(
      '/dashboard/rumble-in-the-jumble/editor?container_id=c&institution_id=98',
    );
    expect(previewPage(content_type)).toBe('/content/rumble-in-the-jumble/preview');
  }
});

test('other content has pages of its own', () => {
  expect(editorPath({ ...ids, content_type: 'mcq' })).toContain('/dashboard/mcq?');
  expect(previewPage('assessment')).toBe('/content/assessment/preview');
  expect(editorPath({ ...ids, content_type: 'video' })).toBeNull();
});
