import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { readAllResults, readResults } from './results/read-results.ts';
import { listPlayedByLinks } from './results/own-links.queries.ts';
import { writeResults } from './results/results-file.ts';
import { readStatistics } from './read-statistics.ts';
import { writeStatistics } from './statistics-file.ts';
import { listDoubted } from './statistics.queries.ts';

export const statisticsRoutes: readonly Route[] = [
  route(calls.readStatistics, ({ input, session, services }) => readStatistics(services, session, input)),

  route(calls.exportStatistics, async ({ input, session, services, fileWork }) => {
    const { statistics } = await readStatistics(services, session, input);
    return writeStatistics(fileWork, session, statistics);
  }),

  route(calls.listDoubtfulQuestions, async ({ session, services }) => {
    const records = await services.db.readOne((tx) =>
      listDoubted(tx, session.institution_id, session.user_id),
    );
    return { records, total: records.length };
  }),

  route(calls.listResults, ({ input, session, services }) => readResults(services, session, input)),

  route(calls.listOwnResults, async ({ session, services: { db, clock } }) => {
    const since = new Date(clock.now().getTime() - calls.ownResultsDays * 86_400_000);
    const records = await db.readOne((tx) => listPlayedByLinks(tx, session, since));
    return { records, total: records.length };
  }),

  route(calls.exportResults, async ({ input, session, services, fileWork }) =>
    writeResults(fileWork, session, await readAllResults(services, session, input.container_id)),
  ),
];
