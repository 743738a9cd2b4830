import { expect, test } from 'vitest';
import { leavesItem } from './leaves-item.ts';

const at = (search: string, pathname = '/dashboard/mcq/edit') => ({ pathname, search });

test.each([
  ['another page', at('?container_id=b'), at('?container_id=b', '/dashboard'), 'PUSH', true],
  [
    'the question before',
    at('?container_id=b&content_id=q2'),
    at('?container_id=b&content_id=q1'),
    'POP',
    true,
  ],
  ['a new question', at('?container_id=b&content_id=q2'), at('?container_id=b'), 'PUSH', true],
  ['its own new id', at('?container_id=b'), at('?container_id=b&content_id=q1'), 'REPLACE', false],
  ['another page, replaced', at('?container_id=b'), at('', '/'), 'REPLACE', true],
  [
    'the cards of a round',
    at('?container_id=b', '/dashboard/x/editor'),
    at('?container_id=b&round=1', '/dashboard/x/editor/cardEdit'),
    'PUSH',
    false,
  ],
  [
    'the reward of a competition',
    at('?container_id=c', '/dashboard/competition/editor'),
    at('?container_id=c', '/dashboard/competition/rewardeditor'),
    'PUSH',
    false,
  ],
  ['the next page of its list', at('?container_id=b'), at('?container_id=b&page=2'), 'PUSH', false],
  [
    'itself, in another order',
    at('?container_id=b&content_id=q'),
    at('?content_id=q&container_id=b'),
    'POP',
    false,
  ],
] as const)(
  'C-575 going to %s asks what becomes of unsaved changes, or does not',
  (_to, from, to, action, leaves) => {
    expect(leavesItem(from, to, action)).toBe(leaves);
  },
);
