import { readPackageFile } from '@takhti/content-types/question-kinds/exchange';
import { closeBank, downloadPackage, reportPackages, uploadFile } from '@takhti/contract';
import { Packaged, packageFormats, type PackageFormat } from '@takhti/domain';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  publishNow,
} from '../../../testing/published-content.ts';
import { makeCups } from '../../../testing/cups.ts';

let app: TestApp;
let author: TestPerson;
let teacher: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  teacher = await app.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
});
afterAll(() => app.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function publishedGame() {
  const { container_id: other } = await app.make.container({ author });
  const { file_path } = await app
    .as(author)
    .ok(uploadFile, { container_id: other }, { file_name: 'a.png', body: png });
  const doc = gameDoc();
  const [first, ...rest] = doc.questionData;
  const json_data = {
    ...doc,
    questionData: [{ ...first!, qContent: { image: file_path, imageAlt: 'a square', audio: '' } }, ...rest],
  };
  const title = 'Sums </script> & more';
  const made = await app.make.container({ author, content_type: 'rumble_in_the_jumble', title, json_data });
  await publishNow(app, author, made.container_id);
  return made;
}

async function filesOf(content_id: string, format: PackageFormat): Promise<Unzipped> {
  const response = await app.post(downloadPackage.path, { content_id, format }, teacher.session_id);
  expect(response.headers['content-type']).toBe('application/zip');
  return unzipSync(response.rawPayload);
}

const textOf = (files: Unzipped, name: string): string => strFromU8(files[name] ?? new Uint8Array());

function packagedIn(files: Unzipped): Packaged {
  const script = textOf(files, 'game.js');
  expect(script).toContain('window.takhtiPackage = ');
  expect(script).not.toContain('</script>');
  return Packaged.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
}

async function notesOf(content_id: string) {
  const { packages } = await app.as(teacher).ok(reportPackages, { content_id });
  return new Map(
    packages.map(({ format, is_possible, notes }) => [
      format,
      { is_possible, keys: notes.map(({ key }) => key) },
    ]),
  );
}

describe('a game for other systems', () => {
  test.each(['scorm12', 'scorm2004', 'cmi5', 'common_cartridge'] as const)(
    'is a package of %s, whose manifest names what is in it',
    async (format) => {
      const files = await filesOf((await publishedGame()).content_id, format);
      const { content, standard } = packagedIn(files);
      expect(standard).toBe(format === 'common_cartridge' ? 'none' : format);
      expect(content).toMatchObject({ kind: 'game' });
      expect(content.boards.length).toBeGreaterThan(1);
      const [picture] = Object.keys(files).filter((name) => name.startsWith('media/'));
      expect(JSON.stringify(content.boards[0]?.play)).toContain(`"${picture}"`);
      const manifest = textOf(files, format === 'cmi5' ? 'cmi5.xml' : 'imsmanifest.xml');
      expect(manifest).toContain('Sums &lt;/script&gt; &amp; more');
      if (format === 'cmi5') return;
      const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(named)).toEqual(
        new Set(Object.keys(files).filter((name) => name !== 'imsmanifest.xml')),
      );
    },
  );

  test('is called by its title and its format, so that one of each can lie in a folder', async () => {
    const { content_id } = await publishedGame();
    const names = await Promise.all(
      (['scorm12', 'scorm2004', 'cmi5', 'common_cartridge'] as const).map(async (format) => {
        const { headers } = await app.post(downloadPackage.path, { content_id, format }, teacher.session_id);
        return decodeURIComponent(String(headers['content-disposition'])).replace(/.* more/, '');
      }),
    );
    expect(names).toEqual([' (SCORM 1.2).zip', ' (SCORM 2004).zip', ' (cmi5).zip', '.imscc']);
  });

  test('says before what no format of questions holds of it', async () => {
    const notes = await notesOf((await publishedGame()).content_id);
    expect([...notes.keys()]).toEqual([...packageFormats]);
    expect(notes.get('scorm12')).toEqual({
      is_possible: true,
      keys: ['package.keys', 'package.statistics'],
    });
    expect(notes.get('common_cartridge')?.keys).toContain('package.page');
  });
});

describe('a bank for other systems', () => {
  test('is played with its key where nobody of ours scores it', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 3);
    const { content } = packagedIn(await filesOf(assessment_id, 'scorm12'));
    if (content.kind !== 'assessment') throw new Error('a bank is practised as an assessment');
    // Nothing of a bank is left to chance: what is laid out alike comes along once.
    expect(content.boards).toHaveLength(1);
    expect(content.boards[0]?.answer_key.map(({ OptionIds }) => OptionIds)).toEqual([['o1'], ['o1'], ['o1']]);
  });

  test.each(['qti21', 'qti30'] as const)('comes back from a package of %s by our import', async (format) => {
    const { assessment_id } = await makePublishedBank(app, author, 3);
    const files = await filesOf(assessment_id, format);
    const texts = new Map(Object.keys(files).map((name) => [name, textOf(files, name)]));
    const read = readPackageFile(texts, { kind: 'mcq', language: 'english' });
    expect(read.findings).toEqual([]);
    expect(read.candidates.map(({ doc }) => doc?.question)).toEqual([
      '<p>Question 1?</p>',
      '<p>Question 2?</p>',
      '<p>Question 3?</p>',
    ]);
  });

  test('is a quiz in a cartridge, and a question set of H5P', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 2);
    const cartridge = await filesOf(assessment_id, 'common_cartridge');
    expect(Object.keys(cartridge)).toEqual(['imsmanifest.xml', 'quiz/quiz.xml']);
    expect(textOf(cartridge, 'quiz/quiz.xml').match(/cc\.multiple_choice\.v0p1/g)).toHaveLength(2);
    const h5p = await filesOf(assessment_id, 'h5p');
    expect(JSON.parse(textOf(h5p, 'h5p.json'))).toMatchObject({ mainLibrary: 'H5P.QuestionSet' });
    expect(JSON.parse(textOf(h5p, 'content/content.json'))).toMatchObject({
      questions: [{ params: { question: '<p>Question 1?</p>' } }, {}],
    });
  });

  test('that is closed is exported in no format, except for its author', async () => {
    const made = await app.make.container({ author });
    const { assessment_id: content_id } = await makePublishedBank(app, author, 1);
    const { container_id } = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('containers')
        .select('container_id')
        .where('institution_id', '=', made.institution_id)
        .where('content_id', '=', content_id)
        .executeTakeFirstOrThrow(),
    );
    await app.as(author).ok(closeBank, { container_id, is_closed: 1 });
    const notes = await notesOf(content_id);
    expect(
      new Set([...notes.values()].map(({ is_possible, keys }) => `${is_possible} ${keys.join()}`)),
    ).toEqual(new Set(['false package.closed']));
    const input = { content_id, format: 'scorm12' as const };
    expect((await app.as(teacher).refused(downloadPackage, input)).problem).toBe('packages.not_possible');
    const { packages } = await app.as(author).ok(reportPackages, { content_id });
    expect(packages[0]?.is_possible).toBe(true);
  });
});

test('an assessment tells what its packages leave behind', async () => {
  const { assessment_id } = await makePublishedAssessment(app, author, 4, {
    show_questions: 2,
    timer: 60,
    max_attempts: 2,
    is_question_randomization: 1,
  });
  const notes = await notesOf(assessment_id);
  expect(notes.get('scorm2004')?.keys).toContain('package.attempts');
  expect(notes.get('qti30')?.keys).toContain('package.timer');
});

test('an exam says that its key is in the file, and brings no feedback that learners may not see', async () => {
  const { assessment_id } = await makePublishedAssessment(app, author, 2, { is_feedback_hidden: 1 });
  const notes = await notesOf(assessment_id);
  expect(notes.get('scorm12')?.keys).toContain('package.exam');
  expect(notes.get('qti30')?.keys).toContain('package.hidden');
  const { content } = packagedIn(await filesOf(assessment_id, 'scorm12'));
  expect(JSON.stringify(content.boards[0]?.play)).not.toMatch(/CorrectFeedback|"IsCorrect":1/);
});

describe('a lesson plan for other systems', () => {
  async function publishedPlan() {
    const game = await publishedGame();
    const bank = await makePublishedBank(app, author, 2);
    const closed = await makePublishedBank(app, author, 1);
    const held = [game.content_id, bank.assessment_id, closed.assessment_id, bank.assessment_id];
    const items = held.map((content_id) => ({ content_id, content_type: 'mcq', title: 'x' }));
    const lessons = [{ id: 'l1', title: 'Rain', minutes: 40, material: '', is_premium: 0, items }];
    const json_data = {
      schema_version: 1,
      description: '',
      topics: [{ id: 't1', title: 'Water', is_premium: 0, lessons }],
    };
    const plan = await app.make.container({ author, content_type: 'lesson_plan', title: 'Week', json_data });
    await publishNow(app, author, plan.container_id);
    const { container_id } = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('containers')
        .select('container_id')
        .where('institution_id', '=', plan.institution_id)
        .where('content_id', '=', closed.assessment_id)
        .executeTakeFirstOrThrow(),
    );
    await app.as(author).ok(closeBank, { container_id, is_closed: 1 });
    return plan.content_id;
  }

  test('is one package with a lesson for each content of it, each once, without what is closed', async () => {
    const content_id = await publishedPlan();
    const files = await filesOf(content_id, 'scorm12');
    const manifest = textOf(files, 'imsmanifest.xml');
    expect(manifest.match(/<item /g)).toHaveLength(2);
    expect(manifest).toContain('href="1/index.html"');
    expect(manifest).toContain('href="2/index.html"');
    for (const folder of ['1/', '2/'])
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['index.html', 'player.js', 'game.js'].map((name) => folder + name)),
      );
    const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'imsmanifest.xml')
        .toSorted(),
    );
    const notes = await notesOf(content_id);
    expect(notes.get('scorm12')).toMatchObject({ is_possible: true });
    expect(notes.get('scorm12')?.keys).toContain('package.parts');
  });

  test('brings its questions together where a format holds nothing else', async () => {
    const content_id = await publishedPlan();
    const h5p = await filesOf(content_id, 'h5p');
    const { questions } = JSON.parse(textOf(h5p, 'content/content.json')) as { questions: unknown[] };
    expect(questions.length).toBeGreaterThanOrEqual(2);
    const cartridge = textOf(await filesOf(content_id, 'common_cartridge'), 'imsmanifest.xml');
    expect(cartridge).toContain('type="webcontent" href="1/index.html"');
    expect(cartridge).toContain('<file href="2/quiz/quiz.xml"/>');
  });
});

test('a competition is nothing without its points and places, so it has no package, nor has what is in it', async () => {
  const cups = await makeCups(app);
  const { cup } = await cups.cupToMend({});
  const reader = app.as(await app.make.person({ institution_id: cup.institution_id, roles: ['teacher'] }));
  const { content_id } = cup;
  expect(await reader.ok(reportPackages, { content_id })).toEqual({ packages: [] });
  const refused = await reader.refused(downloadPackage, { content_id, format: 'scorm12' });
  expect(refused.problem).toBe('packages.not_possible');
});

test('content that is not published, or of another institution, is not packaged', async () => {
  const draft = await app.make.container({
    author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  const refused = await app.as(teacher).refused(reportPackages, { content_id: draft.content_id });
  expect(refused.problem).toBe('players.not_found');
  const stranger = await app.make.person({ institution_id: await app.make.institution() });
  const { assessment_id: content_id } = await makePublishedBank(app, author, 1);
  const input = { content_id, format: 'qti30' as const };
  expect((await app.as(stranger).refused(downloadPackage, input)).problem).toBe('players.not_found');
});
