import { answerKeyOf } from '@takhti/content-types/question-kinds';
import * as calls from '@takhti/contract';
import type { Call, RequestOf } from '@takhti/contract';
import { requireOpenInstitution } from '../../http/binding/authorise.ts';
import { publicRoute, route, type PublicContext, type Route } from '../../http/route.ts';
import { playKinds } from '../../types/registry.ts';
import { downloadGame } from './carried/download-game.ts';
import { exportGame } from './carried/export-game.ts';
import { handIn } from './carried/hand-in.ts';
import { readCode } from './carried/read-code.ts';
import { liveRoundsRoutes } from './live-rounds/live-rounds.routes.ts';
import { createOfflineAttempt } from './attempts/create-offline-attempt.ts';
import { introduceAttempt, launchAttempt } from './attempts/launch-attempt.ts';
import type { LaunchInput } from './attempts/launched.ts';
import { copyGame } from './copy-game.ts';
import { countLaunch } from './learners/count-launch.ts';
import { learnerOf, savingLearner } from './learners/learner-of.ts';
import { openGeneric } from './open-generic.ts';
import { listPictures } from './preview/list-pictures.ts';
import { previewContent } from './preview/preview-content.ts';
import { lightQuestions, withQuestions } from './played-questions.ts';
import { previewGeneric } from './preview/preview-generic.ts';
import { saveAttempt } from './attempts/save-attempt.ts';
import { shortenLink } from './short-links/shorten-link.ts';
import { contentOf, decryptLaunch } from './sealed.ts';

type Asking<Asked> = Pick<PublicContext<Call>, 'services' | 'address' | 'bearer'> & { readonly asked: Asked };

async function launchFor({
  asked,
  services,
  address,
  bearer,
}: Asking<Omit<LaunchInput, 'learner' | 'address'> & Parameters<typeof learnerOf>[1]>) {
  const learner = await learnerOf(services, asked, bearer);
  return withQuestions(services, { ...asked, user_id: address }, (questions) =>
    services.db.inTransaction(async (tx) => {
      const wanted = { ...asked, learner, address };
      return withoutDraw(await launchAttempt(playKinds.assessment, tx, { ...services, questions }, wanted));
    }),
  );
}

/** The reply for questions: only the server knows how they were drawn. */
function withoutDraw<Launch extends { readonly laid: unknown }>({ laid: _, ...launched }: Launch) {
  return launched;
}

async function saveFor({
  asked,
  services,
  address,
  bearer,
}: Asking<Omit<RequestOf<typeof calls.saveAttempt>, 'assessment_id'> & { readonly content_id: string }>) {
  const learner = await savingLearner(services, asked, bearer);
  const state = asked.json_data ?? (await decryptLaunch(services, calls.AttemptWork, asked));
  const work = { ...asked, learner, state, isBookmark: asked.is_bookmarking === 1 };
  return withQuestions(services, { ...asked, user_id: address }, (questions) =>
    services.db.inTransaction((tx) =>
      saveAttempt(playKinds.assessment, tx, { ...services, questions }, work),
    ),
  );
}

export const playersRoutes: readonly Route[] = [
  ...liveRoundsRoutes,

  publicRoute(calls.launchAssessment, ({ input, ...context }) =>
    launchFor({ ...context, asked: { ...input, content_id: input.assessment_id } }),
  ),

  publicRoute(calls.introduceAssessment, async ({ input, services, address, bearer }) => {
    const asked = { ...input, content_id: input.assessment_id };
    const learner = await learnerOf(services, asked, bearer);
    return withQuestions(services, { ...asked, user_id: address }, (questions) =>
      services.db.inTransaction(async (tx) => {
        const wanted = { ...asked, learner, address };
        const base = { ...services, questions };
        const answer = await introduceAttempt(playKinds.assessment, tx, base, wanted);
        return 'introduction' in answer ? answer : withoutDraw(answer);
      }),
    );
  }),

  publicRoute(calls.launchSealed, async ({ input, ...context }) => {
    const asked = await decryptLaunch(context.services, calls.launchForms.assessment, input);
    return launchFor({ ...context, asked: { ...asked, content_id: asked.assessment_id } });
  }),

  publicRoute(calls.launchContainer, async ({ input, ...context }) => {
    const asked = await decryptLaunch(context.services, calls.launchForms.container, input);
    return launchFor({
      ...context,
      asked: { ...asked, content_id: await contentOf(context.services, asked) },
    });
  }),

  publicRoute(calls.saveAttempt, ({ input, ...context }) =>
    saveFor({ ...context, asked: { ...input, content_id: input.assessment_id } }),
  ),

  publicRoute(calls.saveContainerAttempt, async ({ input, ...context }) =>
    saveFor({ ...context, asked: { ...input, content_id: await contentOf(context.services, input) } }),
  ),

  publicRoute(calls.launchGame, async ({ input, services, address, bearer }) => {
    const learner = await learnerOf(services, input, bearer);
    return services.db.inTransaction(async (tx) => {
      const base = { ...services, questions: lightQuestions };
      const asked = { ...input, learner, address };
      await createOfflineAttempt(tx, services, { ...asked, seconds: 0 });
      const {
        state,
        attempts: _,
        part: _part,
        ...launched
      } = await launchAttempt(playKinds.game, tx, base, asked);
      return { ...launched, bookmarking_data: state };
    });
  }),

  publicRoute(calls.copyGame, ({ input, services }) =>
    services.db.inReadTransaction((tx) => copyGame(playKinds.game, tx, services.files, input)),
  ),

  publicRoute(calls.saveGame, async ({ input, services, address, bearer }) => {
    const learner = await savingLearner(services, input, bearer);
    const { user_id, bookmarking_data: state } = input;
    return services.db.inTransaction(async (tx) => {
      const named = { user_id, known_by: '' } as const;
      await createOfflineAttempt(tx, services, { ...input, learner: named, address, seconds: state.seconds });
      return saveAttempt(
        playKinds.game,
        tx,
        { ...services, questions: lightQuestions },
        {
          ...input,
          learner,
          state,
          isBookmark: input.attempt_data === null,
        },
      );
    });
  }),

  route(calls.previewAssessment, async ({ input, session, services }) => {
    const request = { ...input, content_id: input.assessment_id, wants_questions: input.load_data === 1 };
    const { play, answered } = await withQuestions(services, session, (questions) =>
      services.db.inReadTransaction((tx) =>
        previewContent(playKinds.assessment, tx, { ...services, questions }, session, request),
      ),
    );
    return { ...play, answer_key: answerKeyOf(answered) };
  }),

  route(calls.previewGame, async ({ input, session, services }) => {
    const request = { ...input, wants_questions: true };
    const { play } = await services.db.inReadTransaction((tx) =>
      previewContent(playKinds.game, tx, { ...services, questions: lightQuestions }, session, request),
    );
    return play;
  }),

  route(calls.listPictures, async ({ input, session, services, fileWork: { work } }) => ({
    pictures: await listPictures(services, work, session, input.container_ids),
  })),

  publicRoute(calls.openGeneric, ({ input, services }) =>
    services.db.inReadTransaction((tx) => openGeneric(tx, services.files, input)),
  ),

  route(calls.previewGeneric, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => previewGeneric(tx, session, input)),
  ),

  route(calls.shortenLink, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => shortenLink(tx, session, input, clock.now())),
  ),

  route(calls.downloadCarriedGame, ({ input, session, services, fileWork }) =>
    downloadGame(services, fileWork, { ...input, institution_id: session.institution_id }),
  ),

  route(calls.exportGame, ({ input, session, services, fileWork }) =>
    exportGame(services, fileWork, session, { content_id: input.content_id }),
  ),

  publicRoute(calls.handInGame, ({ input, services, address }) => {
    const sent = readCode(input.code);
    requireOpenInstitution(sent, services.settings.closed_institutions);
    countLaunch(services, address, sent.institution_id, { user_id: sent.user_id, known_by: '' });
    return services.db.inTransaction((tx) => handIn(tx, services.clock, sent));
  }),
];
