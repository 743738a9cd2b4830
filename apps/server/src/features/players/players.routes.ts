import * as calls from '@takhti/contract';
import { publicRoute, type Route } from '../../http/route.ts';
import { assessmentKind } from './assessment-kind.ts';
import { gameKind } from './game-kind.ts';
import { launchAttempt } from './launch-attempt.ts';
import { saveAttempt } from './save-attempt.ts';

export const playersRoutes: readonly Route[] = [
  publicRoute(calls.launchAssessment, ({ input, services }) =>
    services.db.inTransaction((tx) =>
      launchAttempt(assessmentKind, tx, services, { ...input, content_id: input.assessment_id }),
    ),
  ),

  publicRoute(calls.saveAttempt, ({ input, services }) =>
    services.db.inTransaction((tx) =>
      saveAttempt(assessmentKind, tx, services.clock, {
        ...input,
        content_id: input.assessment_id,
        state: input.json_data,
        isBookmark: input.is_bookmarking === 1,
      }),
    ),
  ),

  publicRoute(calls.launchGame, ({ input, services }) =>
    services.db.inTransaction(async (tx) => {
      const { state, ...launched } = await launchAttempt(gameKind, tx, services, input);
      return { ...launched, bookmarking_data: state };
    }),
  ),

  publicRoute(calls.saveGame, ({ input, services }) =>
    services.db.inTransaction((tx) =>
      saveAttempt(gameKind, tx, services.clock, {
        ...input,
        state: input.bookmarking_data,
        isBookmark: input.attempt_data === null,
      }),
    ),
  ),
];
