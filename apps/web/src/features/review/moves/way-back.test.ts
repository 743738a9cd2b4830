import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const draft = { container_id: 'one', content_type: 'mcq', content_status: 'd' } as const;

test('a submitted draft and what was deleted can come back', () => {
  expect(wayBack('submit', draft, { version: 2 })).not.toBeNull();
  expect(wayBack('delete', draft, {})).not.toBeNull();
});

test('what was sent back keeps the level that asked for it: its submission is not taken back', () => {
  expect(wayBack('submit', { ...draft, content_status: 's' }, { version: 2 })).toBeNull();
});

test('other moves are not taken back, nor one without the version that came of it', () => {
  expect(wayBack('approve', draft, { version: 2 })).toBeNull();
  expect(wayBack('submit', draft, {})).toBeNull();
});
