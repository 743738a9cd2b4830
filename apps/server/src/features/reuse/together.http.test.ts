import { deleteContainer, duplicateContainer, exportTogether, listQuestions } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank, publishNow } from '../../testing/published-content.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let colleague: TestPerson;
let senior: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author } = school);
  const { institution_id } = school;
  colleague = await server.make.person({ institution_id, roles: ['cd'] });
  senior = await server.make.person({ institution_id, roles: ['cd3'] });
});
afterAll(() => server.close());

describe('duplicating one’s own work', () => {
  test('C-032 C-300 a draft is copied with its questions, and the copy lives on without it', async () => {
    const source = await school.bank();
    const { container_id } = source;
    const copy = await server.as(author).ok(duplicateContainer, { container_id });
    expect(copy).toMatchObject({
      content_status: 'd',
      user_id: author.user_id,
      title: `${source.title} (copy)`,
      is_duplicate: 1,
      copied_from_id: container_id,
      total_questions: source.total_questions,
    });
    expect(copy.content_id).not.toBe(source.content_id);
    await server.as(author).ok(deleteContainer, { container_id });
    const { records } = await server.as(author).ok(listQuestions, { container_id: copy.container_id });
    expect(records).toHaveLength(source.total_questions);
  });

  test('what waits for review or is published is copied too; the copy is a draft', async () => {
    const waiting = await school.to(author, await school.bank(), 'w');
    expect(await server.as(author).ok(duplicateContainer, waiting)).toMatchObject({ content_status: 'd' });
    const { container_id } = await school.bank();
    await publishNow(server, author, container_id);
    const copy = await server.as(colleague).ok(duplicateContainer, { container_id });
    expect(copy).toMatchObject({ content_status: 'd', user_id: colleague.user_id, is_published: 0 });
  });

  test('nobody copies the unfinished work of others: to colleagues it is not there, reviewers are refused', async () => {
    const { container_id } = await school.bank();
    expect(await server.as(colleague).refused(duplicateContainer, { container_id })).toMatchObject({
      problem: 'container.not_found',
    });
    const waiting = await school.to(author, await school.bank(), 'w');
    expect(await server.as(school.first).refused(duplicateContainer, waiting)).toMatchObject({
      problem: 'account.forbidden',
    });
    const { container_id: elsewhere } = await server.make.container({});
    expect(await server.as(author).refused(duplicateContainer, { container_id: elsewhere })).toMatchObject({
      problem: 'container.not_found',
    });
  });
});

describe('exporting together', () => {
  const game = async (title: string) =>
    (
      await server.make.container({
        author: senior,
        content_type: 'rumble_in_the_jumble',
        title,
        json_data: gameDoc(),
      })
    ).container_id;
  async function approvedBank(): Promise<string> {
    const { bank } = await makeBank(server, senior, [{}, { question: '<p>What else?</p>' }]);
    await publishNow(server, senior, bank.container_id);
    return bank.container_id;
  }
  const together = (who: TestPerson, container_ids: readonly string[]) =>
    server.post(exportTogether.path, { container_ids }, who.session_id);

  test('C-033 one zip holds what each is exported as, of one title both, each content once', async () => {
    const bank = await approvedBank();
    const games = [await game('Sums'), await game('Sums')] as const;
    const response = await together(senior, [...games, bank, bank]);
    expect(response.headers['content-type']).toBe('application/zip');
    const files = unzipSync(response.rawPayload);
    const names = Object.keys(files);
    expect(names.slice(0, 2)).toEqual(['Sums.zip', 'Sums (2).zip']);
    expect(names).toHaveLength(3);
    expect(Object.keys(unzipSync(files['Sums (2).zip'] ?? new Uint8Array()))).toContain('game.json');
    expect(names[2]).toMatch(/\.csv$/);
    expect(strFromU8(files[names[2] ?? ''] ?? new Uint8Array()).split('\n')[0]).toContain('CorrectFeedback');
  });

  test('one that is not theirs to export ends it, and so does one too many', async () => {
    const own = await game('Sums');
    const { bank: unfinished } = await makeBank(server, senior, [{}]);
    const { container_id: elsewhere } = await server.make.container({});
    const many = Array.from({ length: limits.exported_together + 1 }, () => own);
    const refused = async (who: TestPerson, container_ids: string[]) =>
      (await server.as(who).refused(exportTogether, { container_ids })).problem;
    expect(await refused(senior, [own, unfinished.container_id])).toBe('account.forbidden');
    expect(await refused(colleague, [own])).toBe('account.forbidden');
    expect(await refused(senior, [own, elsewhere])).toBe('container.not_found');
    const { container_id: link } = await server.make.container({
      author: senior,
      content_type: 'link',
      content_status: 'a',
    });
    expect(await refused(senior, [own, link])).toBe('container.not_found');
    expect(await refused(senior, many)).toBe('request.invalid');
  });
});
