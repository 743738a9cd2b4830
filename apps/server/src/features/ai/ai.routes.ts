import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { grantCredits, listCredits, readCredits } from './credits/credits.ts';
import { listGrants } from './credits/credits.queries.ts';
import { askForHelp, takeHelp } from './help/field-help.ts';
import {
  bringBackProposals,
  changeProposal,
  dropProposals,
  keepProposals,
  remakeProposal,
  stopRun,
} from './runs/decide.ts';
import { generateNow, withBins } from './runs/generate-now.ts';
import { readRun } from './runs/read-run.ts';
import { startRun } from './runs/start-run.ts';
import { readAi, shownAiSettings } from './settings/kept-ai.ts';
import { saveAi } from './settings/save-ai.ts';
import { tryAi } from './settings/try-ai.ts';

export const aiRoutes: readonly Route[] = [
  route(calls.readAiSettings, async ({ session, services }) =>
    shownAiSettings(
      services,
      await services.db.readOne((tx) => readAi(tx, services, session.institution_id)),
    ),
  ),

  route(calls.saveAiSettings, ({ input, session, services }) =>
    services.db.inTransaction((tx) => saveAi(tx, services, session, input)),
  ),

  route(calls.tryAi, ({ input, session, services }) => tryAi(services, session, input)),

  route(calls.readAiCredits, ({ session, services }) =>
    services.db.inReadTransaction((tx) => readCredits(tx, services, session)),
  ),

  route(calls.listAiCredits, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listCredits(tx, services, session, input)),
  ),

  route(calls.grantAiCredits, async ({ input, session, services }) => ({
    granted: await services.db.inTransaction((tx) => grantCredits(tx, services, session, input)),
  })),

  route(calls.listAiGrants, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listGrants(tx, session.institution_id, input.page)),
  ),

  route(calls.generateMcqs, ({ input, session, services }) => generateNow(services, session, 'mcqs', input)),

  route(calls.generateCrossword, ({ input, session, services }) =>
    generateNow(services, session, 'crossword', input),
  ),

  route(calls.generateDragAndDrop, async ({ input, session, services }) => {
    const { questions, left_out } = await generateNow(services, session, 'draganddrop', input);
    return { questions: [withBins(questions)], left_out };
  }),

  route(calls.generateMatching, ({ input, session, services }) =>
    generateNow(services, session, 'matching', input),
  ),

  route(calls.generateSorting, ({ input, session, services }) =>
    generateNow(services, session, 'sorting', input),
  ),

  route(calls.askForHelp, ({ input, session, services }) => askForHelp(services, session, input)),

  route(calls.takeHelp, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => takeHelp(tx, services, session, input));
    return {};
  }),

  route(calls.readAiRun, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => readRun(tx, services, session, input.container_id)),
  ),

  route(calls.startAiRun, ({ input, session, services }) => startRun(services, session, input)),

  route(calls.stopAiRun, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => stopRun(tx, services, session, input.run_id));
    return {};
  }),

  route(calls.keepProposals, ({ input, session, services }) =>
    services.db.inTransaction((tx) => keepProposals(tx, services, session, input)),
  ),

  route(calls.dropProposals, async ({ input, session, services }) => ({
    dropped: await services.db.inTransaction((tx) => dropProposals(tx, session, input)),
  })),

  route(calls.bringBackProposals, async ({ input, session, services }) => ({
    brought_back: await services.db.inTransaction((tx) => bringBackProposals(tx, session, input)),
  })),

  route(calls.changeProposal, ({ input, session, services }) =>
    services.db.inTransaction((tx) => changeProposal(tx, session, input)),
  ),

  route(calls.remakeProposal, ({ input, session, services }) => remakeProposal(services, session, input)),
];
