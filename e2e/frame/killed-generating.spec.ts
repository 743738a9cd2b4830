import { expect, request as requests } from '@playwright/test';
import {
  grantAiCredits,
  keepProposals,
  listQuestions,
  readAiCredits,
  readAiRun,
  saveAiSettings,
  startAiRun,
} from '@takhti/contract';
import { startAiStandIn } from '../../apps/server/src/testing/ai/ai-stand-in.ts';
import { apiWith, loginReply, type Api } from '../helpers/api.ts';
import { dataFolder, startServer, startServerOn, type StudioServer } from '../helpers/browser/server.ts';
import { test } from '../helpers/browser/test.ts';
import { makeContent } from '../helpers/content.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const element = (n: number) => ({
  question: `What do ${n} clouds bring?`,
  options: [`Rain ${n}`, 'Stones', 'Trees', 'Roads'],
  answer: `Rain ${n}`,
  feedback: 'Yes, clouds bring rain.',
  incorrect_feedback: 'Look up when it rains.',
});

async function apiAt({ address }: StudioServer, login: 'admin' | 'developer'): Promise<Api> {
  const context = await requests.newContext({ baseURL: address });
  const { session_id } = await loginReply(context, login);
  return apiWith(context, session_id);
}

test('a server that is killed with -9 in the middle of generating loses no kept result and no credit', async () => {
  test.slow();
  const folder = `${dataFolder()}-killed`;
  const service = await startAiStandIn();
  // The third one is never said: this service waits until it is closed.
  const forever = new Promise<void>(() => undefined);
  service.answer({ kind: 'list', elements: [element(1), element(2), element(3)], wait: forever });
  let server = await startServer(folder);
  try {
    const admin = await apiAt(server, 'admin');
    const { version } = await admin(saveAiSettings, {
      settings: { source: 'own', address: service.address, model: 'stand-in' },
      version: 0,
    });
    expect(version).toBe(1);
    let author = await apiAt(server, 'developer');
    const bank = await makeContent(author, 'mcq', {
      title: uniqueTitle('Clouds'),
      place: skillOf('author', test.info()),
    });
    const { container_id, user_id } = bank;
    await admin(grantAiCredits, { user_ids: [user_id], credits: 1 });
    const credits = async () => (await author(readAiCredits, {})).credits;
    const before = await credits();
    const request = {
      material: { from: 'topic', topic: 'Clouds' },
      audience: 'Grade 4',
      count: 3,
      difficulty: 4,
      language: 'english',
    } as const;
    await author(startAiRun, { container_id, kind: 'mcqs', request });
    const read = () => author(readAiRun, { container_id });
    await expect.poll(async () => (await read()).proposals.length).toBe(1);
    const { run, proposals } = await read();
    const { part_ids } = await author(keepProposals, {
      run_id: run?.run_id ?? '',
      proposal_ids: proposals.map(({ proposal_id }) => proposal_id),
    });
    expect(await credits()).toBe(before - 1);

    await server.kill();
    server = await startServerOn(folder);
    author = await apiAt(server, 'developer');
    expect(await credits()).toBe(before);
    expect(await read()).toMatchObject({
      run: { status: 'failed', fault: 'broken_off' },
      proposals: [{ state: 'kept', part_id: part_ids[0] }],
    });
    const { records } = await author(listQuestions, { container_id });
    expect(records.map(({ content_id }) => content_id)).toEqual(part_ids);
    // Nothing stands in the way of the next one.
    service.answer({ kind: 'list', elements: [element(4), element(5), element(6)] });
    await author(startAiRun, { container_id, kind: 'mcqs', request });
    await expect.poll(async () => (await read()).run?.status).toBe('done');
    expect(await credits()).toBe(before - 1);
  } finally {
    await server.stop();
    await service.close();
  }
});
