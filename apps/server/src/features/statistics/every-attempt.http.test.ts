import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeModels, type AnyContentTypeModel } from '@takhti/content-types';
import { questionKinds } from '@takhti/content-types/question-kinds';
import { bankGames } from '@takhti/content-types/rounds';
import { scoreGame } from '@takhti/content-types/rounds/play';
import { launchGame, readStatistics, saveGame, saveQuestion, uploadFile } from '@takhti/contract';
import {
  contentTypes,
  hasErrors,
  isContentType,
  typesWith,
  type ContentType,
  type QuestionDoc,
} from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, playedState, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { answers, makeLearner } from '../../testing/learner.ts';
import { assessmentOn, makePublishedBank, publishNow } from '../../testing/published-content.ts';
import { onePixel } from '../../testing/things.ts';
import { countNewAnswers } from './compute-statistics.ts';
import { listUncounted } from './statistics.queries.ts';

const packages = fileURLToPath(new URL('../../../../../packages/content-types/src', import.meta.url));
const frozen = globSync(['rounds/**/fixtures/v*/*.json', 'crosswords/fixtures/v*/*.json'], { cwd: packages })
  .toSorted()
  .map((file): unknown => JSON.parse(readFileSync(join(packages, file), 'utf8')));
const attempted = typesWith(({ is_scored }) => is_scored).filter((type) => type in contentTypeModels);

const start = {
  language: 'english',
  skill_id: crypto.randomUUID(),
  subject: 'Science',
  total_questions: 0,
} as const;
const article = { schema_version: 1, article_text: '<p>The sky.</p>', extra_data: { offline_link: '' } };

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  author = await app.make.person();
});

type Made = Awaited<ReturnType<TestApp['make']['container']>>;

/** Content of a type that can be played. */
async function make(content_type: ContentType): Promise<Made> {
  const model: AnyContentTypeModel = contentTypeModels[content_type];
  const begin = (json_data: unknown) =>
    app.make.container({ author, content_type, json_data: json_data as object });
  if (content_type === 'assessment') {
    const { skill_id } = await makePublishedBank(app, author, 1);
    const json_data = assessmentOn([{ skill_id, count: 1 }]);
    return app.make.container({ author, content_type, skill_id, json_data });
  }
  const isBank = model.gives_questions || Object.hasOwn(bankGames, content_type);
  if (!isBank) return makeGame(model, begin);
  const made = await begin(content_type === 'article' ? article : { schema_version: 1 });
  await app.as(author).ok(saveQuestion, { container_id: made.container_id, ...(await question(made)) });
  return made;
}

/** A frozen game that can be published: one that names no file or, where its type has none such, with a picture for each. */
async function makeGame(
  model: AnyContentTypeModel,
  begin: (json_data: unknown) => Promise<Made>,
): Promise<Made> {
  const canBePublished = (doc: unknown): boolean =>
    model.read(doc).ok && !hasErrors(model.check(doc, 'submit', { total_questions: 0 }));
  const bare = frozen.map((doc) => withFiles(doc, '')).find(canBePublished);
  if (bare !== undefined) return begin(bare);
  const made = await begin(model.defaults(start));
  const { url } = await app
    .as(author)
    .ok(uploadFile, { container_id: made.container_id }, { file_name: 'a.png', body: onePixel });
  const drawn = frozen.map((doc) => withFiles(doc, url.replace(/\?.*$/, ''))).find(canBePublished);
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({ json_data: JSON.stringify(drawn) })
      .where('institution_id', '=', author.institution_id)
      .where('container_id', '=', made.container_id)
      .execute(),
  );
  return made;
}

const withFiles = (doc: unknown, address: string): unknown =>
  JSON.parse(JSON.stringify(doc).replaceAll(/\/files\/[0-9a-f-]{36}/g, address));

async function question({ container_id, content_type }: Made): Promise<QuestionDoc> {
  if (content_type === 'fill_in_the_blank')
    return {
      ...questionKinds.fill_in_the_blank.empty('english'),
      content_type,
      question: '<p>Two and two is <span class="FIB_____BLANK" data-blank="1"></span></p>',
      feedback: '<p>Count.</p>',
      json_data: {
        schema_version: 2,
        incorrect_feedback: '',
        blank_answers_json: [{ blankNo: 1, blanks: ['4'] }],
        blank: '1',
        unit: '',
        is_strict: false,
      },
    };
  const picture = await app
    .as(author)
    .ok(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
  return questionDoc({ question: `<p>Which? <img src="${picture.url}" alt="the sky"></p>` });
}

/** A learner plays it to its end. */
async function finish({ content_type, content_id, institution_id }: Made): Promise<void> {
  if (contentTypes[content_type].id_name === 'assessment_id') {
    const content = { assessment_id: content_id, institution_id };
    const learner = makeLearner(app);
    const attempt = await learner.launch(content);
    await learner.save(content, attempt, answers(attempt.play, [true]), 0);
    return;
  }
  const game = { content_id, institution_id };
  const { attempt_id, attempt_token, play } = await app.as(null).ok(launchGame, game);
  const bookmarking_data = playedState(play);
  const attempt_data = scoreGame(play, bookmarking_data);
  await app.as(null).ok(saveGame, { ...game, attempt_id, attempt_token, bookmarking_data, attempt_data });
}

const logged = () => app.logged.filter((line) => line.startsWith('statistics'));
const uncounted = () => app.db.inReadTransaction((tx) => listUncounted(tx, null, 100));

test('one finished attempt of every type: the answers of questions are counted, those of games stop nobody', async () => {
  const made: Made[] = [];
  for (const type of attempted) {
    const content = await make(type);
    await publishNow(app, author, content.container_id);
    made.push(content);
  }
  app.clock.advance(60_000);
  for (const content of made) await finish(content);
  await countNewAnswers(app.services);
  expect(logged()).toEqual([]);
  const told: Partial<Record<ContentType, number | null>> = {};
  for (const { content_type, container_id } of made) {
    const { statistics } = await app.as(author).ok(readStatistics, { container_id });
    if (isContentType(content_type)) told[content_type] = statistics?.items.length ?? null;
  }
  const expected = attempted.map((type) => [type, contentTypes[type].counts_answers ? 1 : null]);
  expect(told).toEqual(Object.fromEntries(expected));
  expect(await uncounted()).toEqual([]);
});

test('a version that cannot be counted is told of, and the others are counted all the same', async () => {
  const [broken, sound, later] = [await make('mcq'), await make('mcq'), await make('mcq')];
  for (const { container_id } of [broken, sound, later]) await publishNow(app, author, container_id);
  for (const content of [broken, sound]) await finish(content);
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('attempts')
      .set({ result: JSON.stringify({ TotalQuestions: 'many', QuestionsData: [] }) })
      .where('content_id', '=', broken.content_id)
      .execute(),
  );
  // Somebody looks at the newest: what was answered hours before it is not forgotten.
  app.clock.advance(5 * 3600_000);
  await finish(later);
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('statistics')
      .set({ counted_until: new Date(app.clock.now()) })
      .execute(),
  );
  await countNewAnswers(app.services);
  expect(logged()).toEqual([expect.stringMatching(/^statistics of version [0-9a-f-]+ failed: /)]);
  const left = await uncounted();
  expect(left).toHaveLength(1);
  expect(logged()[0]).toContain(left[0]?.publication_id);
});

test('counting ends when the server stops', async () => {
  const content = await make('mcq');
  await publishNow(app, author, content.container_id);
  app.clock.advance(60_000);
  await finish(content);
  const { db, clock, background } = app.services;
  const stopping = AbortSignal.abort();
  await countNewAnswers({ db, clock, background: { ...background, stopping } });
  expect((await uncounted()).length).toBeGreaterThan(0);
});
