import { success } from '@takhti/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { loadedTexts } from '../../../i18n/loaded.ts';
import { gameKind } from './game-kind.ts';

const id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
const launched = {
  attempt_id: id,
  attempt_token: 't'.repeat(32),
  laid: { publication_id: id, seed: 'a' },
  play: {
    AssessmentId: id,
    content_type: 'crossword',
    title: 'Birds',
    description: '',
    language: 'english',
    grade: '3',
    subject: 'Science',
    SkillId: id,
    scene: 'list',
    picture: '',
    rounds: [],
  },
  bookmarking_data: { rounds: [], current: 0, seconds: 0 },
  is_resumed: false,
  result: null,
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['crossword', 'crossword_hint'],
  ['kampong', 'scene_village_full'],
  ['timor_the_turtle', 'scene_stones_full'],
  ['mystery_word', 'scene_clueboard_full'],
] as const)('a %s brings its own texts, whatever its address names', async (content_type, text) => {
  const play = { ...launched.play, content_type };
  vi.stubGlobal('fetch', async () => Response.json(success({ ...launched, play })));
  const content = { content_id: id, institution_id: 1, user_id: '' };
  const outcome = await gameKind.launch(content, {});
  expect(outcome.kind).toBe('ok');
  expect(loadedTexts('english')[text]).toBeTypeOf('string');
});
