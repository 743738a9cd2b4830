import { readFileSync } from 'node:fs';
import type { CrosswordDoc } from '@takhti/content-types/crosswords';
import { scoreGame, solvedResponse } from '@takhti/content-types/rounds/play';
import {
  createContainer,
  exportGame,
  launchGame,
  lookBeforeMove,
  openContainer,
  previewGame,
  saveGame,
  updateContainer,
  updateStatus,
  type ReplyOf,
} from '@takhti/contract';
import type { CrosswordBoard, Finding, OpenedContainer, RoundResponse } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';
import { makeSchool, type School } from '../../testing/school.ts';

const fixture = new URL(
  '../../../../../packages/content-types/src/crosswords/fixtures/v1/urdu.json',
  import.meta.url,
);
const urdu = JSON.parse(readFileSync(fixture, 'utf8')) as CrosswordDoc;

let server: TestApp;
let school: School;
beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
});
afterAll(() => server.close());

async function begin(): Promise<OpenedContainer> {
  const { author, institution_id } = school;
  const { skill_id } = await server.make.skill({ institution_id });
  const start = { content_type: 'crossword', title: 'آسمان', language: 'urdu', skill_id } as const;
  return server.as(author).ok(createContainer, start);
}
const changeOf = ({ container_id, version }: OpenedContainer, files: CrosswordDoc['files']) => ({
  container_id,
  version,
  title: 'آسمان',
  language: 'urdu' as const,
  json_data: JSON.stringify({ ...urdu, files }),
});
const write = (item: OpenedContainer, files = urdu.files) =>
  server.as(school.author).ok(updateContainer, changeOf(item, files));

test('G-207 G-208 G-209 G-596 is begun, written and opens as it was written', async () => {
  const { container_id, json_data } = await write(await begin());
  expect((json_data as CrosswordDoc).files).toEqual(urdu.files);
  expect((await server.as(school.author).ok(openContainer, { container_id })).json_data).toEqual(json_data);
});

test('G-211 G-217 a word with a digit and a ninth word are refused at once', async () => {
  const item = await begin();
  const { author } = school;
  const digit = urdu.files.with(0, { ...urdu.files[0]!, word: '12' });
  const refused = await server.as(author).refused(updateContainer, changeOf(item, digit));
  expect(refused.problem).toBe('container.invalid_document');
  const many = Array.from({ length: 9 }, (_word, at) => ({ ...urdu.files[0]!, id: at + 1, word: '' }));
  expect((await server.as(author).refused(updateContainer, changeOf(item, many))).problem).toBe(
    'container.invalid_document',
  );
});

test('G-215 is not submitted while no two words cross', async () => {
  const { author, refusedTo } = school;
  const item = await write(await begin(), urdu.files.slice(0, 1));
  expect((await refusedTo(author, item, 'w')).problem).toBe('container.has_errors');
});

describe('a crossword in English', () => {
  type Written = string | Partial<CrosswordDoc['files'][number]>;
  const path = '/files/11111111-1111-4111-8111-111111111111';

  /** All that the call that submits says of three words, the last of which is asked about; nothing when it takes them. */
  async function told(last: Written): Promise<string[]> {
    const files = ['CAT', 'TAR', last].map((word, at) => ({
      id: at + 1,
      type: 'text',
      clue: `Clue ${at + 1}`,
      path: '',
      alt: '',
      ...(typeof word === 'string' ? { word } : word),
    }));
    const json_data = { ...urdu, language: 'english', files };
    const { author } = school;
    const draft = { author, content_type: 'crossword', json_data } as const;
    const { container_id, version } = await server.make.container(draft);
    const move = { container_id, version, content_status: 'w' } as const;
    const { error_code, data } = await server.as(author).call(updateStatus, move);
    if (error_code === 0) return [];
    const { findings } = (data as unknown as { details: { findings: Finding[] } }).details;
    return findings.map(({ message, path: at }) => `${message} ${at.join('.')}`);
  }

  test.each<readonly [string, Written, readonly string[]]>([
    ['G-208 a word that is not there', '', ['crossword.word_required files.2.word']],
    ['G-209 a word without a clue', { word: 'RAT', clue: ' ' }, ['crossword.clue_required files.2.clue']],
    ['G-210 one letter', 'A', ['crossword.word_short files.2.word']],
    ['G-210 two letters', 'AT', []],
    ['G-210 ten letters', 'ABCDEFGHIJ', []],
    ['G-210 eleven letters', 'ABCDEFGHIJK', ['crossword.word_long files.2.word']],
    ['G-211 letters of another language', 'پانی', ['crossword.word_letter files.2.word']],
    ['G-212 a space', 'HOT TAR', ['crossword.word_space files.2.word']],
    ['G-213 a hyphen', 'HOT-TAR', ['crossword.word_hyphen files.2.word']],
    ['G-218 a clue in Urdu', { word: 'RAT', clue: 'گرم' }, ['crossword.clue_english files.2.clue']],
    ['G-218 a clue of signs', { word: 'RAT', clue: '100 °C – “hot”!' }, []],
    ['G-222 three minutes of sound', { word: 'RAT', type: 'audio', path, seconds: 180 }, []],
    [
      'G-222 a second more',
      { word: 'RAT', type: 'audio', path, seconds: 181 },
      ['crossword.sound_long files.2.path'],
    ],
  ])('%s is submitted, or told of', async (_what, last, expected) => {
    expect(await told(last)).toEqual(expected);
  });
});

test('G-214 G-216 a word that shares no letter is told of, and does not appear in the grid', async () => {
  const lonely = { ...urdu.files[0]!, id: 9, word: 'ڈھڈھ' };
  const item = await write(await begin(), [...urdu.files.slice(0, 6), lonely]);
  const { container_id } = item;
  const { warnings } = await server.as(school.author).ok(lookBeforeMove, { container_id });
  expect(warnings).toContainEqual(
    expect.objectContaining({ path: ['files', 6, 'word'], message: 'crossword.word_left_out' }),
  );
  const { rounds } = await server.as(school.author).ok(previewGame, { container_id });
  const { words } = rounds[0]!.board as CrosswordBoard;
  expect(words).toHaveLength(6);
});

test('is looked at, published with its grid, played, bookmarked and scored word by word on the server', async () => {
  const { author } = school;
  const item = await write(await begin());
  const preview = await server.as(author).ok(previewGame, { container_id: item.container_id });
  await publishNow(server, author, item.container_id);
  const key = { content_id: item.content_id, institution_id: item.institution_id };
  const learner = server.as(null);
  const launched = await learner.ok(launchGame, key);
  expect(launched.play.rounds).toEqual(preview.rounds);
  const board = launched.play.rounds[0]!.board as CrosswordBoard;
  expect(board.words).toHaveLength(urdu.files.length);

  const secretOf = ({ attempt_id, attempt_token }: ReplyOf<typeof launchGame>) => ({
    attempt_id,
    attempt_token,
  });
  const solved = solvedResponse(board) as Extract<RoundResponse, { cells: unknown }>;
  const half = { ...solved, cells: solved.cells.map((letter, at) => (at % 2 === 0 ? letter : '')) };
  const open = { QuestionId: '1', response: half, TimespentInSeconds: 0 };
  const save = { ...key, ...secretOf(launched) };
  const begun = { rounds: [], current: 0, seconds: 0, open };
  await learner.ok(saveGame, { ...save, bookmarking_data: begun, attempt_data: null });
  expect((await learner.ok(launchGame, save)).bookmarking_data.open).toEqual(open);

  const state = { rounds: [{ ...open, response: solved }], current: 0, seconds: 0 };
  // What the player claims does not count.
  const claimed = scoreGame(launched.play, begun);
  const { result } = await learner.ok(saveGame, { ...save, bookmarking_data: state, attempt_data: claimed });
  expect(result).toMatchObject({ GameScore: 100, TotalQuestions: 7, CorrectQuestions: 7 });
});

test('is exported as its document', async () => {
  const { institution_id } = school;
  const item = await write(await begin());
  const exporter = await server.make.person({ institution_id, roles: ['cd3'] });
  const answer = await server.post(exportGame.path, { content_id: item.content_id }, exporter.session_id);
  expect(answer.statusCode).toBe(200);
});
