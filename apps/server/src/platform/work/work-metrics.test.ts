import { expect, test } from 'vitest';
import { makeMetrics } from '../metrics/index.ts';
import { makeWorkroom, workroomDefaults } from './index.ts';
import { addWorkMetrics } from './work-metrics.ts';

test('metrics say how many are inside, wait, are at work and were refused', async () => {
  const room = makeWorkroom({ ...workroomDefaults, places: { all: 3, institution: 3, person: 2 } });
  const metrics = makeMetrics();
  addWorkMetrics(metrics, room);
  const person = { institution_id: 1, user_id: 'a' };
  const figures = async (): Promise<string[]> =>
    (await metrics.write()).split('\n').filter((line) => line.startsWith('takhti_work'));
  expect(await figures()).toEqual([
    'takhti_work_inside 0',
    'takhti_work_refused 0',
    'takhti_work{place="workers",state="waiting"} 0',
    'takhti_work{place="workers",state="running"} 0',
    'takhti_work{place="aside",state="waiting"} 0',
    'takhti_work{place="aside",state="running"} 0',
    'takhti_work{place="plays",state="waiting"} 0',
    'takhti_work{place="plays",state="running"} 0',
    'takhti_work{place="packages",state="waiting"} 0',
    'takhti_work{place="packages",state="running"} 0',
    'takhti_work{place="histories",state="waiting"} 0',
    'takhti_work{place="histories",state="running"} 0',
  ]);

  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const admitted = [room.admit(person), room.admit(person)];
  expect(() => room.admit(person)).toThrow('request.busy');
  const working = admitted.map(({ work }) => work.runExclusively(() => mayEnd));
  expect(await figures()).toEqual([
    'takhti_work_inside 2',
    'takhti_work_refused 1',
    'takhti_work{place="workers",state="waiting"} 0',
    'takhti_work{place="workers",state="running"} 0',
    'takhti_work{place="aside",state="waiting"} 1',
    'takhti_work{place="aside",state="running"} 1',
    'takhti_work{place="plays",state="waiting"} 0',
    'takhti_work{place="plays",state="running"} 0',
    'takhti_work{place="packages",state="waiting"} 0',
    'takhti_work{place="packages",state="running"} 0',
    'takhti_work{place="histories",state="waiting"} 0',
    'takhti_work{place="histories",state="running"} 0',
  ]);

  end();
  await Promise.all(working);
  for (const { leave } of admitted) leave();
  expect((await figures()).filter((line) => !line.endsWith(' 0'))).toEqual(['takhti_work_refused 1']);
});
