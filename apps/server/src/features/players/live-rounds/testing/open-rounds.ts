import {
  joinLiveRound,
  leadLiveRound,
  openLiveRound,
  type LiveHostView,
  type LiveStep,
  type ReplyOf,
} from '@takhti/contract';
import { afterAll } from 'vitest';
import { makeTestApp, type TestPerson } from '../../../../testing/index.ts';
import { makePublishedBank } from '../../../../testing/published-content.ts';

export type Opened = ReplyOf<typeof openLiveRound>;
export type Joined = ReplyOf<typeof joinLiveRound>;

/** The server with a bank of three questions, and what teachers and pupils do in live rounds. */
export async function openRounds() {
  const app = await makeTestApp();
  afterAll(() => app.close());
  const author = await app.make.person();
  const { institution_id } = author;
  const bank = (await makePublishedBank(app, author, 3)).assessment_id;
  // The clock moves on, past the end of a login: each is somebody new.
  const somebody = (): Promise<TestPerson> => app.make.person({ institution_id });
  const nobody = () => app.as(null);

  return {
    app,
    bank,
    somebody,
    nobody,

    /** Opens a round of three questions, or comes back to it. */
    open: async (host?: TestPerson): Promise<Opened> =>
      app.as(host ?? (await somebody())).ok(openLiveRound, { content_id: bank, seconds: 20 }),

    join: ({ code }: Opened, nickname: string): Promise<Joined> =>
      nobody().ok(joinLiveRound, { code, nickname }),

    /** @param version of the round, as the screen at the front knows it; the newest if left out */
    async lead(round: Opened, step: LiveStep, version?: number): Promise<LiveHostView> {
      const now =
        version ?? (await nobody().ok(leadLiveRound, { ...round, step: 'close', version: 0 })).version;
      return nobody().ok(leadLiveRound, { ...round, step, version: now });
    },

    /** What a phone sends: the right option, or a wrong one, of what is asked. */
    give: (me: Joined, view: LiveHostView, isRight: boolean, held_ms = 0) => ({
      ...me,
      question_at: view.question_at,
      answer: { OptionIds: keyOf(view, isRight) },
      held_ms,
    }),
  };
}

/** Anyone who writes a test knows the author's key: the first option is right. */
function keyOf({ question }: Pick<LiveHostView, 'question'>, wants: boolean): string[] {
  const option = question?.ListOptions.find(({ OptionId }) => (OptionId === 'o1') === wants);
  return option ? [option.OptionId] : [];
}
