import {
  deleteContainer,
  deletePublished,
  duplicateContainer,
  editPublished,
  launchAssessment,
  listHistory,
  listQuestions,
  openContainer,
  openLibraryContent,
  openQuestion,
  readSession,
  saveQuestion,
  searchLibrary,
  uploadFile,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makePublishedAssessment, publishNow } from '../../testing/published-content.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let colleague: TestPerson;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author } = school);
  colleague = await server.make.person({ institution_id: school.institution_id, roles: ['cd'] });
});
afterAll(() => server.close());

/** A published bank of one question with a picture. */
async function published() {
  const { container_id } = await school.bank();
  const picture = await server.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body: png });
  const question = `<p>What is this?</p><p><img src="${picture.url}" alt="A pond"></p>`;
  await server.as(author).ok(saveQuestion, { ...questionDoc({ question }), container_id });
  await publishNow(server, author, container_id);
  return server.as(author).ok(openContainer, { container_id });
}

const questionsOf = async (who: TestPerson, container_id: string) =>
  (await server.as(who).ok(listQuestions, { container_id })).records;

describe('duplicating', () => {
  test('many copies at once are made one after another, and others come in between', async () => {
    const { container_id } = await published();
    const stranger = await server.make.person({ institution_id: await server.make.institution() });
    const answered: string[] = [];
    const note = (who: string) => (): void => void answered.push(who);
    const copies = Array.from({ length: 6 }, () =>
      server.as(author).ok(duplicateContainer, { container_id }).then(note('copy')),
    );
    for (let calls = 0; calls < 3; calls += 1)
      await server.as(stranger).ok(readSession, {}).then(note('other'));
    await Promise.all(copies);
    expect(answered.indexOf('other')).toBeLessThan(2);
    expect(answered.lastIndexOf('copy')).toBe(8);
    expect(server.services.workroom.state().aside).toMatchObject({ waiting: 0, running: 0 });
  });

  test('C-032 C-300 C-303 C-530 C-614 the copy is one’s own draft with all questions, and says that it is one', async () => {
    const source = await published();
    const { content_id, container_id } = source;
    const copy = await server.as(colleague).ok(editPublished, { content_id, is_duplicate: 1 });
    expect(copy).toMatchObject({
      content_status: 'd',
      user_id: colleague.user_id,
      title: `${source.title} (copy)`,
      is_duplicate: 1,
      copied_from_id: container_id,
      skill_id: source.skill_id,
      grade: source.grade,
      total_questions: 2,
      is_published: 0,
      abilities: { can_edit: true },
    });
    expect(copy.content_id).not.toBe(content_id);
    const [theirs, ours] = [
      await questionsOf(author, container_id),
      await questionsOf(colleague, copy.container_id),
    ];
    expect(ours.map(({ content_id: id }) => id)).not.toEqual(theirs.map(({ content_id: id }) => id));
    expect(ours.map(({ correct_option }) => correct_option)).toEqual(
      theirs.map(({ correct_option }) => correct_option),
    );
    const again = await server.as(colleague).ok(editPublished, { content_id, is_duplicate: 1 });
    expect(again.container_id).not.toBe(copy.container_id);
  });

  test('C-032 its pictures are its own: the copy changes and lives on without the original', async () => {
    const source = await published();
    const { content_id } = source;
    const copy = await server.as(colleague).ok(editPublished, { content_id, is_duplicate: 1 });
    const [first, pictured] = await questionsOf(colleague, copy.container_id);
    const uploadsOf = (html: string) => html.match(/\/files\/[0-9a-f-]{36}/g) ?? [];
    const original = (await questionsOf(author, source.container_id))[1];
    expect(uploadsOf(pictured?.question ?? '')).toHaveLength(1);
    expect(uploadsOf(pictured?.question ?? '')).not.toEqual(uploadsOf(original?.question ?? ''));
    const remover = await withDeletion();
    await server.as(remover).ok(deletePublished, { content_id });
    const src = /src="([^"]+)"/.exec(pictured?.question ?? '')?.[1] ?? '';
    const file = await server.app.inject({ url: src.replaceAll('&amp;', '&') });
    expect(file.statusCode).toBe(200);
    const opened = await server.as(colleague).ok(openQuestion, { content_id: first?.content_id ?? '' });
    const { container_id } = copy;
    const { version, ...doc } = opened;
    await server
      .as(colleague)
      .ok(saveQuestion, { ...doc, container_id, version, question: '<p>Changed in the copy</p>' });
  });

  test('G-484 C-469 C-614 an assessment is duplicated as a bank is', async () => {
    const { assessment_id } = await makePublishedAssessment(server, author, 2);
    const copy = await server.as(colleague).ok(editPublished, { content_id: assessment_id, is_duplicate: 1 });
    const original = await server.as(colleague).ok(openLibraryContent, { content_id: assessment_id });
    const source = await server.as(colleague).ok(openContainer, { container_id: original.container_id });
    expect(copy.json_data).toEqual(source.json_data);
    expect(copy).toMatchObject({ content_type: 'assessment', total_skills: source.total_skills });
  });
});

describe('editing what is published', () => {
  test('C-566 C-590 C-939 it makes one draft of the same content; its author comes back to it, others hear whose it is', async () => {
    const { content_id, container_id, title } = await published();
    const draft = await server.as(colleague).ok(editPublished, { content_id });
    expect(draft).toMatchObject({
      content_id,
      title,
      content_status: 'd',
      is_duplicate: 0,
      copied_from_id: container_id,
      user_id: colleague.user_id,
      total_questions: 2,
    });
    const again = await server.as(colleague).ok(editPublished, { content_id });
    expect(again.container_id).toBe(draft.container_id);
    expect(await server.as(author).refused(editPublished, { content_id })).toMatchObject({
      problem: 'container.has_draft',
      details: {
        full_name: colleague.full_name,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      },
    });
    await server.as(colleague).ok(deleteContainer, { container_id: draft.container_id });
    expect(await server.as(author).ok(editPublished, { content_id })).toMatchObject({
      user_id: author.user_id,
    });
  });

  test('C-590 one of two parallel calls gets the draft', async () => {
    const { content_id } = await published();
    const both = await Promise.all(
      [author, colleague].map((who) => server.as(who).call(editPublished, { content_id })),
    );
    expect(both.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  });

  test('C-590 published, it takes the place of what was published before; until then learners get that', async () => {
    const { content_id, container_id } = await published();
    const { institution_id } = author;
    const draft = await server.as(author).ok(editPublished, { content_id });
    const added = questionDoc();
    await server.as(author).ok(saveQuestion, { ...added, container_id: draft.container_id });
    const shown = async () =>
      (await server.as(null).ok(launchAssessment, { assessment_id: content_id, institution_id })).play
        .questions.length;
    expect(await shown()).toBe(2);
    const fresh = await server.as(author).ok(openContainer, { container_id: draft.container_id });
    await school.approved(school.last, await school.toLastReview(fresh));
    expect(await shown()).toBe(3);
    const { records } = await server.as(colleague).ok(searchLibrary, {});
    const ofThis = records.filter((record) => record.content_id === content_id);
    expect(ofThis.map((record) => record.container_id)).toEqual([draft.container_id]);
    const refused = await server.as(author).refused(openContainer, { container_id });
    expect(refused.problem).toBe('container.not_found');
  });

  test('C-653 C-827 reviewers, teachers and strangers edit and duplicate nothing; a draft is not published', async () => {
    const { content_id } = await published();
    const teacher = await server.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
    const stranger = await server.make.person({ roles: ['cd'] });
    for (const is_duplicate of [0, 1] as const) {
      for (const who of [school.last, teacher])
        expect((await server.as(who).refused(editPublished, { content_id, is_duplicate })).problem).toBe(
          'account.forbidden',
        );
      expect((await server.as(stranger).refused(editPublished, { content_id, is_duplicate })).problem).toBe(
        'container.not_found',
      );
      const draft = await school.bank();
      expect(
        (await server.as(author).refused(editPublished, { content_id: draft.content_id, is_duplicate }))
          .problem,
      ).toBe('container.not_found');
    }
    const wrongType = { content_id, content_type: 'assessment' } as const;
    expect((await server.as(author).refused(editPublished, wrongType)).problem).toBe('container.not_found');
  });
});

async function withDeletion(): Promise<TestPerson> {
  const person = await server.make.person({ institution_id: author.institution_id, roles: ['cr3'] });
  await server.db.inTransaction((tx) =>
    tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', person.user_id).execute(),
  );
  return person;
}

describe('deleting what is published', () => {
  test('C-527 C-617 C-791 C-915 it leaves the library, and nobody can begin to play it', async () => {
    const { content_id, container_id } = await published();
    const { institution_id } = author;
    const refused = await server.as(school.last).refused(deletePublished, { content_id });
    expect(refused.problem).toBe('account.forbidden');
    const remover = await withDeletion();
    await server.as(remover).ok(deletePublished, { content_id, content_type: 'mcq' });
    const { records } = await server.as(author).ok(searchLibrary, {});
    expect(records.map((record) => record.content_id)).not.toContain(content_id);
    const launch = await server
      .as(null)
      .refused(launchAssessment, { assessment_id: content_id, institution_id });
    expect(launch.problem).toBe('players.not_found');
    expect((await server.as(author).refused(listHistory, { container_id })).problem).toBe(
      'container.not_found',
    );
  });
});
