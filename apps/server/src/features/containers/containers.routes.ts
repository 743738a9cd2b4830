import * as calls from '@takhti/contract';
import { bringBack, listBin } from './desk/bin/bin.ts';
import { route, type Route } from '../../http/route.ts';
import type { Db } from '../../platform/db/index.ts';
import { closeBank } from './close-bank.ts';
import { createContainer } from './create-container.ts';
import { countDashboard, listDeveloperDashboard, listReviewerDashboard } from './desk/dashboard.service.ts';
import { setDraftAside } from './desk/holding-draft.ts';
import { readHomeOf } from './desk/home.ts';
import type { KeepByType } from './documents.ts';
import { loadContainer, reopenContainer } from './load-container.ts';
import { moveContainer } from './move-container.ts';
import { changeSkill, saveContainer } from './save-container.ts';

/** @param keepByType what the rows of types, which are above, make of documents */
export const containersRoutes = (keepByType: KeepByType): readonly Route[] => [
  route(calls.createContainer, ({ input, session, services }) =>
    services.db.inTransaction((tx) => createContainer(tx, session, input, keepByType)),
  ),

  route(calls.openContainer, ({ input, session, services }) =>
    services.db.readOne((tx) => reopenContainer(tx, session, input.container_id, input.comingFrom)),
  ),

  route(calls.updateContainer, ({ input, session, services }) =>
    services.db.inTransaction((tx) => saveContainer(tx, session, input, keepByType)),
  ),

  route(calls.changeContainerSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => changeSkill(tx, session, input)),
  ),

  route(calls.closeBank, ({ input, session, services }) =>
    services.db.inTransaction((tx) => closeBank(tx, session, input)),
  ),

  route(calls.deleteContainer, async ({ input, session, services }) => {
    await services.db.inTransaction(async (tx) => {
      const container = await loadContainer(tx, session, input.container_id);
      await moveContainer(tx, session, 'delete', container);
    });
    return {};
  }),

  route(calls.listBin, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listBin(tx, session, input.page)),
  ),

  route(calls.bringBack, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => bringBack(tx, session, input.container_id));
    return {};
  }),

  route(calls.setDraftAside, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => setDraftAside(tx, session, input.container_id));
    return {};
  }),

  route(calls.listDeveloperDashboard, ({ input, session, services }) =>
    services.db.readOne((tx) => listDeveloperDashboard(tx, session, input)),
  ),

  route(calls.listReviewerDashboard, ({ input, session, services }) =>
    readingAs(input, services.db)((tx) => listReviewerDashboard(tx, session, input)),
  ),

  route(calls.readHome, ({ input, session, services: { db, clock } }) =>
    db.inReadTransaction((tx) => readHomeOf(tx, session, clock.now(), input)),
  ),

  route(calls.countDashboard, ({ input, session, services }) =>
    readingAs(input, services.db)((tx) => countDashboard(tx, session, input)),
  ),
];

// Another role is looked up first; without one a single statement is all there is.
function readingAs(
  { active_role = '' }: { readonly active_role?: string | undefined },
  db: Db,
): Db['readOne'] {
  return active_role === '' ? db.readOne : db.inReadTransaction;
}
