import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { approveAll, finalDesk } from './approve-all.ts';
import { countApprovable } from './approve-all.queries.ts';
import * as changes from './changes/changes.service.ts';
import { lookBeforeMove, readProgress, seeQuestion } from './before/before-move.ts';
import * as comments from './comments/comments.service.ts';
import { historyRows, writeHistory } from './history/export-history.ts';
import { listHistory, listHistoryChanges } from './history/history.service.ts';
import { restoreHistory } from './history/restore-history.ts';
import { approve, changeStatus } from './review.service.ts';
import { takeBack } from './take-back.ts';
import { suggestContainer, suggestQuestion } from './changes/suggest.ts';

const movesRoutes: readonly Route[] = [
  route(calls.updateStatus, ({ input, session, services }) =>
    services.db.inTransaction((tx) => changeStatus(tx, session, input)),
  ),

  route(calls.takeBack, ({ input, session, services }) =>
    services.db.inTransaction((tx) => takeBack(tx, session, input)),
  ),

  route(calls.approve, ({ input, session, services }) =>
    services.db.inTransaction((tx) => approve(tx, session, input)),
  ),

  route(calls.countApprovable, async ({ session, services }) => {
    const desk = finalDesk(session);
    if (!desk) return { approves_finally: false, w: 0, r: 0 };
    const counts = await services.db.readOne((tx) => countApprovable(tx, desk));
    return { approves_finally: true, ...counts };
  }),

  route(calls.lookBeforeMove, ({ input, session, services }) =>
    lookBeforeMove(services, session, input.container_id),
  ),

  route(calls.reviewProgress, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => readProgress(tx, session, input.container_id)),
  ),

  route(calls.seeQuestion, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => seeQuestion(tx, session, input));
    return {};
  }),

  route(calls.approveAll, ({ session, services, logFault }) => approveAll(services, session, logFault)),
];

const commentsRoutes: readonly Route[] = [
  route(calls.listComments, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      comments.listComments(tx, session, input.users_content_id),
    );
    return { records, total: records.length };
  }),

  route(calls.sendComment, ({ input, session, services }) =>
    services.db.inTransaction((tx) => comments.sendComment(tx, services, session, input)),
  ),

  route(calls.deleteComment, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => comments.deleteComment(tx, session, input.comments_id));
    return {};
  }),

  route(calls.resolveComment, ({ input, session, services }) =>
    services.db.inTransaction((tx) => comments.resolveComment(tx, services.clock, session, input)),
  ),

  route(calls.readComments, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => comments.readComments(tx, session, input));
    return {};
  }),

  route(calls.countUnreadComments, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      comments.countUnread(tx, session, input.users_content_ids),
    );
    return { records, total: records.length };
  }),
];

const historyRoutes: readonly Route[] = [
  route(calls.listHistory, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listHistory(tx, session, input)),
  ),

  route(calls.listHistoryChanges, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => listHistoryChanges(tx, session, input)),
  ),

  route(calls.restoreHistory, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => restoreHistory(tx, clock, session, input)),
  ),

  route(calls.exportHistory, async ({ input, session, services, fileWork }) => {
    const rows = await services.db.inReadTransaction((tx) => historyRows(tx, session, input));
    return writeHistory(fileWork, rows, input.format);
  }),
];

const changesRoutes: readonly Route[] = [
  route(calls.listChanges, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => changes.listChanges(tx, session, input)),
  ),

  route(calls.suggestQuestion, async ({ input, session, services: { db } }) => ({
    suggested: await db.inTransaction((tx) => suggestQuestion(tx, session, input)),
  })),

  route(calls.suggestContainer, async ({ input, session, services: { db } }) => ({
    suggested: await db.inTransaction((tx) => suggestContainer(tx, session, input)),
  })),

  route(calls.settleChanges, ({ input, session, services }) =>
    services.db.inTransaction((tx) => changes.settleChanges(tx, services, session, input)),
  ),

  route(calls.listChangedQuestions, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => changes.listChangedQuestions(tx, session, input.container_id)),
  ),

  route(calls.listChangesSince, ({ input, session, services }) =>
    changes.listChangesSince(services, session, input.container_id),
  ),

  route(calls.lookedAt, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => changes.noteLook(tx, session, input));
    return {};
  }),
];

export const reviewRoutes: readonly Route[] = [
  ...movesRoutes,
  ...commentsRoutes,
  ...historyRoutes,
  ...changesRoutes,
];
