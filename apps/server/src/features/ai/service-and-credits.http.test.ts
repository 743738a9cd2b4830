import {
  deleteContainer,
  grantAiCredits,
  keepProposals,
  listAiCredits,
  listAiGrants,
  readAiCredits,
  readAiPart,
  readAiRun,
  readAiSettings,
  readSession,
  saveAiSettings,
  startAiRun,
  tryAi,
} from '@takhti/contract';
import { aiRunDays } from '@takhti/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestPerson } from '../../testing/index.ts';
import { createManualClock } from '../../platform/clock.ts';
import { AiSchool, key, three, request } from '../../testing/ai/ai-school.ts';
import { sweepBins } from '../containers/index.ts';
import { sweepAiRuns } from './runs/sweep-runs.ts';

const school = new AiSchool();

describe('the service', () => {
  test('C-987 an institution names one of its own, whose key nobody sees again', async () => {
    const first = await school.server.as(school.admin).ok(readAiSettings, {});
    expect(first).toMatchObject({ source: 'server', server_model: null, has_key: false, version: 0 });
    const saved = await school.server
      .as(school.admin)
      .ok(saveAiSettings, { settings: school.settings(), key, version: 0 });
    expect(saved).toEqual({
      ...school.settings(),
      has_key: true,
      is_key_unreadable: false,
      address_fault: null,
      server_model: null,
      version: 1,
    });
    expect(JSON.stringify(await school.server.as(school.admin).ok(readAiSettings, {}))).not.toContain(key);
    // A key goes with the address that it was given for.
    const moved = { ...school.settings(), address: 'https://elsewhere.example/v1' };
    expect(
      await school.server.as(school.admin).ok(saveAiSettings, { settings: moved, version: 1 }),
    ).toMatchObject({
      has_key: false,
    });
    expect(
      (await school.server.as(school.admin).refused(saveAiSettings, { settings: moved, version: 1 })).problem,
    ).toBe('ai.changed_meanwhile');
    const incomplete = { ...school.settings(), model: ' ' };
    expect(
      await school.server.as(school.admin).refused(saveAiSettings, { settings: incomplete, version: 2 }),
    ).toMatchObject({ problem: 'ai.incomplete', details: { needs: 'model' } });
  });

  test('an address that the server never calls is told where it is saved, and as long as it is', async () => {
    // The servers of tests may call every address.
    const judging = vi.spyOn(school.server.services.outgoing, 'refusalOf').mockReturnValue('address_refused');
    onTestFinished(() => judging.mockRestore());
    const settings = school.settings();
    const admin = school.server.as(school.admin);
    const saved = await admin.ok(saveAiSettings, { settings, version: 0 });
    expect(saved.address_fault).toBe('address_refused');
    expect((await admin.ok(readAiSettings, {})).address_fault).toBe('address_refused');
    const none = await admin.ok(saveAiSettings, { settings: { source: 'none' }, version: 1 });
    expect(none.address_fault).toBeNull();
  });

  test('C-642 C-800 without a service of any kind its authors may not generate, and with one they may', async () => {
    const specsOf = async () =>
      (await school.server.as(school.author).ok(readSession, {})).specs.is_ai_enabled;
    await school.server.as(school.admin).ok(saveAiSettings, { settings: { source: 'none' }, version: 0 });
    expect(await specsOf()).toBe(0);
    expect(await school.server.as(school.admin).ok(readAiSettings, {})).toMatchObject({ source: 'none' });
    const { container_id } = await school.makeBank();
    expect(
      (await school.server.as(school.author).refused(startAiRun, { container_id, kind: 'mcqs', request }))
        .problem,
    ).toBe('account.forbidden');
    await school.server.as(school.admin).ok(saveAiSettings, { settings: school.settings(), version: 1 });
    expect(await specsOf()).toBe(1);
  });

  test('C-987 a button tries it, with the kept key at the kept address alone', async () => {
    await school.setUp();
    school.service.answer({ kind: 'list', elements: [{ question: '1 + 1?' }] });
    expect(await school.server.as(school.admin).ok(tryAi, { settings: school.settings() })).toEqual({
      fault: null,
      message: '',
    });
    expect(school.service.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
    const elsewhere = {
      ...school.settings(),
      address: school.service.address.replace('127.0.0.1', 'localhost'),
    };
    await school.server.as(school.admin).ok(tryAi, { settings: elsewhere });
    expect(school.service.asked.at(-1)?.authorization).toBeUndefined();
    school.service.answer({ kind: 'status', status: 401, message: `wrong key ${key}` });
    expect(await school.server.as(school.admin).ok(tryAi, { settings: school.settings() })).toEqual({
      fault: 'unauthorized',
      message: 'wrong key •••',
    });
  });

  test('a person tries it a few times, an institution some more, and then waits', async () => {
    const settings = { ...school.settings(), address: '' };
    const { institution_id } = school.admin;
    const tryAs = async (person: TestPerson, times: number) => {
      for (let n = 0; n < times; n += 1) await school.server.as(person).ok(tryAi, { settings });
      return (await school.server.as(person).refused(tryAi, { settings })).problem;
    };
    expect(await tryAs(school.admin, 10)).toBe('request.too_many');
    for (let n = 0; n < 2; n += 1) {
      const other = await school.server.make.person({ institution_id, roles: ['admin'] });
      expect(await tryAs(other, 10)).toBe('request.too_many');
    }
    const last = await school.server.make.person({ institution_id, roles: ['admin'] });
    expect(await tryAs(last, 0)).toBe('request.too_many');
    school.server.clock.advance(11 * 60_000);
    await school.server.as(last).ok(tryAi, { settings });
  });

  test('no line of the log says a key, whatever its service answers and however it fails', async () => {
    await school.setUp(9);
    const { logged, services } = school.server;
    const lines: string[] = [];
    const keep = (line: unknown): boolean => lines.push(String(line)) > 0;
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(keep);
    const err = vi.spyOn(process.stderr, 'write').mockImplementation(keep);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const { container_id } = await school.makeBank();
    const over = { discards_earlier: true };
    for (const how of [
      { kind: 'list', elements: three },
      { kind: 'status', status: 401, message: `wrong key ${key}` },
      { kind: 'text', text: `my key is ${key}` },
      { kind: 'break', elements: [] },
    ] as const) {
      school.service.answer(how);
      await school.generate(container_id, over);
    }
    await school.server.as(school.admin).call(tryAi, { settings: school.settings(), key });
    const stream = vi.spyOn(services.outgoing, 'stream');
    stream.mockRejectedValueOnce(new TypeError(`no way with ${key}`));
    await school.generate(container_id, over);
    out.mockRestore();
    err.mockRestore();
    expect(logged).toContain('generating failed: TypeError');
    expect(stream.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ headers: { authorization: `Bearer ${key}` } }),
    );
    expect([...logged, ...lines].filter((line) => line.includes(key))).toEqual([]);
  });

  test('C-987 without one, generating says that it is not set up', async () => {
    const { container_id } = await school.makeBank();
    expect(await school.server.as(school.author).ok(readAiCredits, {})).toMatchObject({
      is_set_up: false,
      credits: 0,
    });
    expect(
      (await school.server.as(school.author).refused(startAiRun, { container_id, kind: 'mcqs', request }))
        .problem,
    ).toBe('ai.not_set_up');
  });
});

describe('credits', () => {
  test('C-040 administrators give and take them, and their history says why', async () => {
    await school.setUp(5);
    await school.server
      .as(school.admin)
      .ok(grantAiCredits, { user_ids: [school.author.user_id], credits: -2 });
    expect(await school.credits()).toBe(3);
    const take = { user_ids: [school.author.user_id], credits: -4 };
    expect((await school.server.as(school.admin).refused(grantAiCredits, take)).problem).toBe(
      'ai.credits_too_few',
    );
    expect((await school.server.as(school.admin).ok(listAiGrants, {})).records).toMatchObject([
      { credits: -2, reason: '', by_full_name: school.admin.full_name },
      { credits: 5, reason: 'Term 1', full_name: school.author.full_name },
    ]);
    const { records } = await school.server.as(school.admin).ok(listAiCredits, {});
    expect(records).toMatchObject([{ user_id: school.author.user_id, granted: 3, used: 0, credits: 3 }]);
    const stranger = await school.server.make.person();
    expect(
      (
        await school.server
          .as(school.admin)
          .refused(grantAiCredits, { user_ids: [stranger.user_id], credits: 1 })
      ).problem,
    ).toBe('people.not_found');
    expect(
      (
        await school.server
          .as(school.author)
          .refused(grantAiCredits, { user_ids: [school.author.user_id], credits: 1 })
      ).problem,
    ).toBe('account.forbidden');
  });

  test('C-040 C-987 a generation costs one, and one that brought nothing costs none', async () => {
    await school.setUp(2);
    const { container_id } = await school.makeBank();
    school.service.answer({ kind: 'status', status: 500, message: 'no' });
    expect((await school.generate(container_id)).run).toMatchObject({ status: 'failed', fault: 'failing' });
    expect(await school.credits()).toBe(2);
    school.service.answer({ kind: 'list', elements: three });
    expect((await school.generate(container_id)).run).toMatchObject({ status: 'done', fault: null });
    expect(await school.server.as(school.author).ok(readAiCredits, {})).toMatchObject({
      credits: 1,
      used: 1,
      institution_used: 1,
    });
  });

  test('C-040 one credit never pays for two that are asked for at once', async () => {
    await school.setUp(1);
    const { skill_id } = await school.makeBank();
    const banks = [];
    for (let n = 0; n < 3; n += 1)
      banks.push(await school.server.make.container({ author: school.author, skill_id }));
    school.service.answer({ kind: 'list', elements: three });
    const answers = await Promise.all(
      banks.map(({ container_id }) =>
        school.server.as(school.author).call(startAiRun, { container_id, kind: 'mcqs', request }),
      ),
    );
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    await school.server.services.background.settled();
    expect(await school.credits()).toBe(0);
  });

  test('C-040 never fall below zero while they are spent and taken back at once', async () => {
    await school.setUp(4);
    const { skill_id } = await school.makeBank();
    const banks = [];
    for (let n = 0; n < 4; n += 1)
      banks.push(await school.server.make.container({ author: school.author, skill_id }));
    const go = school.halfway();
    const take = { user_ids: [school.author.user_id], credits: -1 };
    const answers = await Promise.all(
      banks.flatMap(({ container_id }) => [
        school.server.as(school.author).call(startAiRun, { container_id, kind: 'mcqs', request }),
        school.server.as(school.admin).call(grantAiCredits, take),
      ]),
    );
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(4);
    expect(await school.credits()).toBe(0);
    go();
    await school.server.services.background.settled();
    const { granted, used, held, credits } = await school.server.as(school.author).ok(readAiCredits, {});
    expect([granted - used, held, credits]).toEqual([0, 0, 0]);
  });

  test('C-040 a server that dies in the middle loses neither what came nor the credit', async () => {
    await school.setUp(1);
    const { container_id } = await school.makeBank();
    const go = school.halfway();
    await school.server.as(school.author).ok(startAiRun, { container_id, kind: 'mcqs', request });
    await expect.poll(async () => (await school.read(container_id)).proposals.length).toBe(1);
    expect(await school.credits()).toBe(0);
    // It is not prolonged any more: what the dead school.server held is free again.
    school.server.clock.advance(4 * 60_000);
    expect(await school.credits()).toBe(1);
    expect(await school.read(container_id)).toMatchObject({
      run: { status: 'failed', fault: 'broken_off' },
      proposals: [{ state: 'open' }],
    });
    go();
    await school.server.services.background.settled();
    expect(await school.credits()).toBe(1);
  });

  test('C-040 a credit that was spent does not come back when what it was spent on leaves the bin for good', async () => {
    await school.setUp(2);
    const { container_id } = await school.makeBank();
    school.service.answer({ kind: 'list', elements: three });
    const { run_id } = await school.generate(container_id);
    school.service.answer({ kind: 'break', elements: [] });
    await school.generate(container_id, { discards_earlier: true });
    expect(await school.credits()).toBe(1);
    await school.server.as(school.author).ok(deleteContainer, { container_id });
    const later = createManualClock(new Date(school.server.clock.now().getTime() + 31 * 24 * 3_600_000));
    await sweepBins({ ...school.server.services, clock: later });
    expect(await school.credits()).toBe(1);
    const { institution_id } = school.author;
    const kept = await school.server.db.inReadTransaction(async (tx) => {
      return {
        containers: await tx
          .selectFrom('containers')
          .select('title')
          .where('container_id', '=', container_id)
          .execute(),
        proposals: await tx
          .selectFrom('ai_proposals')
          .select('run_id')
          .where('institution_id', '=', institution_id)
          .execute(),
        runs: await tx
          .selectFrom('ai_runs')
          .select(['run_id', 'container_id', 'prompt', 'wish'])
          .where('institution_id', '=', institution_id)
          .execute(),
      };
    });
    expect(kept).toMatchObject({
      containers: [],
      proposals: [],
      runs: [{ run_id, container_id: null, prompt: '', wish: { material: { from: 'skill' } } }],
    });
  });

  test('C-040 what was asked is forgotten after a time with what was not kept, and stays counted', async () => {
    await school.setUp(3);
    const { container_id } = await school.makeBank();
    school.service.answer({ kind: 'list', elements: three });
    const { run_id, ids } = await school.generate(container_id);
    const author = school.server.as(school.author);
    const { part_ids } = await author.ok(keepProposals, { run_id, proposal_ids: ids.slice(0, 1) });
    school.service.answer({ kind: 'break', elements: [] });
    await school.generate(container_id, { discards_earlier: true });
    const sweepAfter = (days: number) => {
      const now = school.server.clock.now().getTime() + days * 24 * 3_600_000;
      return sweepAiRuns({ ...school.server.services, clock: createManualClock(new Date(now)) });
    };
    await sweepAfter(aiRunDays - 1);
    expect((await school.read(container_id)).run.status).toBe('failed');
    await sweepAfter(aiRunDays + 1);
    expect(await author.ok(readAiRun, { container_id })).toEqual({ run: null, proposals: [] });
    expect(await school.credits()).toBe(2);
    const { institution_id } = school.author;
    const kept = await school.server.db.inReadTransaction((tx) =>
      tx
        .selectFrom('ai_runs')
        .select(['run_id', 'prompt'])
        .where('institution_id', '=', institution_id)
        .execute(),
    );
    expect(kept).toEqual([{ run_id, prompt: '' }]);
    // What was kept says all the same where it came from.
    const part = { container_id, part_id: part_ids[0] ?? '' };
    expect((await author.ok(readAiPart, part)).made?.prompt).toContain('The water cycle');
  });
});
