import {
  approve,
  enterCompetition,
  launchAssessment,
  readStanding,
  saveAttempt,
  saveCompetition,
  type RequestInput,
} from '@takhti/contract';
import { competitionDefaults, competitorUserId, type CompetitionSettings, type Result } from '@takhti/domain';
import { answers } from './learner.ts';
import { afterAll } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from './index.ts';
import { makePublishedBank, publishNow } from './published-content.ts';
import { makeSchool } from './school.ts';

export const day = 24 * 3600_000;

interface Cup {
  readonly content_id: string;
  readonly institution_id: number;
}

/** Levels of the three banks that are played. */
type LevelsOf = (played: readonly string[]) => CompetitionSettings['levels'];

/** A learner who entered; without their secret, one who only claims to be. */
export interface Competitor extends Cup {
  readonly player_id: string;
  readonly player_token?: string;
}

/** Competitions of three banks with four questions each, and what learners do in them. */
export async function makeCups(app: TestApp) {
  const { institution_id } = await app.make.person();
  // The clock moves on by weeks, past the end of a login.
  const somebody = (): Promise<TestPerson> => app.make.person({ institution_id });
  const threeBanks = async (author: TestPerson): Promise<string[]> => {
    const made: string[] = [];
    for (const count of [4, 4, 4]) made.push((await makePublishedBank(app, author, count)).assessment_id);
    return made;
  };
  const banks = await threeBanks(await somebody());
  const nobody = () => app.as(null);

  const local = (offset_days: number): string =>
    new Date(app.clock.now().getTime() + offset_days * day).toISOString().slice(0, 19).replace('T', ' ');

  const settled = (settings: Partial<CompetitionSettings>, played: readonly string[]) => ({
    ...competitionDefaults,
    timezone: 'UTC',
    start_date: local(-1),
    end_date: local(40),
    ispublic: 1 as const,
    isschool: 1 as const,
    ismultiplayer: 1 as const,
    iscertificate: 1 as const,
    isresign: 1 as const,
    schoolcode: 'LHR1\nQTA2',
    schooltag: 'Lahore\nQuetta',
    rewardcode: 'BOOK',
    ticketcost: 150,
    levels: played.map((id) => ({ level_grade: '4', lessons_ids: [id] })),
    ...settings,
  });

  const docOf = (settings: Partial<CompetitionSettings>, others: readonly object[] = []) => ({
    schema_version: 1,
    description: '',
    ...settled(settings, banks),
    lessons: [...banks.map((content_id) => ({ content_id, content_type: 'mcq', title: 'Bank' })), ...others],
  });

  /** A competition of three levels that was written, went through every level of review, and was published by the last approval. */
  async function reviewedCup(settings: Partial<CompetitionSettings>, levelsOf?: LevelsOf) {
    const school = await makeSchool(app);
    const played = await threeBanks(school.author);
    const { skill_id } = await app.make.skill({ institution_id: school.author.institution_id });
    const levels = levelsOf && { levels: levelsOf(played) };
    const entity = { name: 'The Cup', description: 'A week', ...settled({ ...settings, ...levels }, played) };
    const made = await app.as(school.author).ok(saveCompetition, { skill_id, ...entity });
    const { container_id, version } = await school.toLastReview(made);
    await app.as(school.last).ok(approve, { container_id, version });
    const cup = { content_id: made.guid, institution_id: school.author.institution_id };
    return { cup, played, author: school.author, container_id };
  }

  /** A published competition, its other content beside the banks, and how its author changes it afterwards. */
  async function cupToMend(settings: Partial<CompetitionSettings>, others: readonly object[] = []) {
    const author = await somebody();
    const { container_id, content_id } = await app.make.container({
      author,
      content_type: 'competition',
      title: 'The Cup',
      json_data: docOf(settings, others),
    });
    await publishNow(app, author, container_id);
    return {
      cup: { content_id, institution_id },
      async mend(change: Partial<CompetitionSettings>): Promise<void> {
        const json_data = JSON.stringify(docOf({ ...settings, ...change }, others));
        await app.db.inTransaction((tx) =>
          tx
            .updateTable('containers')
            .set(({ eb }) => ({ json_data, version: eb('version', '+', 1) }))
            .where('container_id', '=', container_id)
            .execute(),
        );
        await publishNow(app, await somebody(), container_id);
      },
    };
  }

  const compete = async (settings: Partial<CompetitionSettings> = {}): Promise<Cup> =>
    (await cupToMend(settings)).cup;

  async function enter(cup: Cup, name: string, code = '', grade = '4') {
    return { ...cup, ...(await nobody().ok(enterCompetition, { ...cup, name, grade, code })) };
  }

  const enterRefused = async (input: RequestInput<typeof enterCompetition>) =>
    (await nobody().refused(enterCompetition, input)).problem;

  /** Begins a bank; what comes back ends it with so many right answers of four, or with none at all. */
  async function begin(me: Competitor, bank: string, gathering_id?: string) {
    const content = {
      gathering_id,
      institution_id: me.institution_id,
      assessment_id: bank,
      user_id: competitorUserId(me.player_id),
      player_token: me.player_token,
    };
    const { attempt_id, attempt_token, play: drawn } = await nobody().ok(launchAssessment, content);
    return async (right: number | null, seconds = drawn.questions.length): Promise<Result | null> => {
      app.clock.advance(seconds * 1000);
      const rights = right === null ? [] : [0, 1, 2, 3].map((at) => at < right);
      const json_data = answers(drawn, rights);
      const save = { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 as const };
      await nobody().ok(saveAttempt, save);
      // What comes twice counts once.
      return (await nobody().ok(saveAttempt, save)).result;
    };
  }

  /** Plays a bank with so many right answers of four. */
  async function play(me: Competitor, bank: string, right: number, gathering_id?: string): Promise<void> {
    await (
      await begin(me, bank, gathering_id)
    )(right);
  }

  /** Ends a bank without an answer. */
  async function skip(me: Competitor, bank: string): Promise<Result | null> {
    const end = await begin(me, bank);
    return end(null);
  }

  const standing = (me: Competitor & { readonly player_token: string }) => nobody().ok(readStanding, me);

  return {
    banks,
    nobody,
    somebody,
    local,
    reviewedCup,
    cupToMend,
    compete,
    enter,
    enterRefused,
    begin,
    play,
    skip,
    standing,
  };
}
export type Cups = Awaited<ReturnType<typeof makeCups>>;

/** A server of its own with competitions, for the tests of one file. */
export async function openCups() {
  const app = await makeTestApp();
  afterAll(() => app.close());
  return { app, cups: await makeCups(app) };
}
