import {
  countDashboard,
  createContainer,
  listSubjects,
  logout,
  openContainer,
  Problem,
} from '@takhti/contract';
import { describe, expect, test, vi } from 'vitest';
import { timeOutMs } from './client.ts';
import { CallError } from './failures.ts';
import { kindOf, lostConnection, refuses, succeeds, worldThatAnswers } from './testing/fake-world.ts';

const container_id = '22222222-2222-4222-8222-222222222222';
const counts = { d: 1, w: 2, r: 3, s: 4, a: 5 };

describe('a connection that fails', () => {
  async function untilAsked(world: ReturnType<typeof worldThatAnswers>): Promise<void> {
    while (world.loader.state() < 2) await Promise.resolve();
  }

  test.each(['NO_INTERNET', 'NETWORK_ERROR', 'TIME_OUT'] as const)(
    'C-1004 C-1005 C-1006 %s asks whether to retry, and Retry sends again',
    async (kind) => {
      const world = worldThatAnswers(new CallError(kind), succeeds({ records: ['Science'], total: 1 }));
      const sending = world.client.send(listSubjects, {});
      await untilAsked(world);
      world.loader.answer(true);
      expect(await sending).toEqual({ records: ['Science'], total: 1 });
      expect(world.sent).toHaveLength(2);
      expect(world.loader.state()).toBe(0);
    },
  );

  test('C-1006 a call that gets no answer for a minute asks whether to retry', async () => {
    vi.useFakeTimers();
    const world = worldThatAnswers('silence', succeeds(counts));
    const sending = world.client.send(countDashboard, {}, { isPageLoad: true });
    await vi.advanceTimersByTimeAsync(timeOutMs - 1);
    expect(world.loader.state()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(world.loader.state()).toBe(3);
    world.loader.answer(true);
    expect(await sending).toEqual(counts);
  });

  test('C-1011 an action asks in state 2, a page load in state 3', async () => {
    const world = worldThatAnswers(lostConnection(), lostConnection());
    const action = world.client.send(openContainer, { container_id });
    await untilAsked(world);
    expect(world.loader.state()).toBe(2);
    world.loader.answer(false);
    expect(await kindOf(action)).toBe('CANCELLED');

    const controller = new AbortController();
    const load = world.client.send(
      openContainer,
      { container_id },
      { isPageLoad: true, signal: controller.signal },
    );
    await untilAsked(world);
    expect(world.loader.state()).toBe(3);
    world.loader.answer(false);
    expect(world.loader.state()).toBe(3);
    controller.abort();
    expect(await kindOf(load)).toBe('CANCELLED');
    expect(world.told).toEqual([]);
  });

  test('C-1010 C-839 a low-priority call leaves the loader off', async () => {
    const world = worldThatAnswers(lostConnection());
    const states: number[] = [];
    world.loader.subscribe(() => states.push(world.loader.state()));
    expect(await kindOf(world.client.send(logout, {}))).toBe('NETWORK_ERROR');
    expect(states).toEqual([]);
  });

  test('C-567 a call of normal priority turns the spinner on until it is answered', async () => {
    const world = worldThatAnswers(refuses('skills.not_found'));
    const sending = world.client.send(createContainer, {
      content_type: 'mcq',
      title: 'Fractions',
      language: 'english',
      skill_id: container_id,
    });
    expect(world.loader.state()).toBe(1);
    await expect(sending).rejects.toThrow(Problem);
    expect(world.loader.state()).toBe(0);
  });
});
