import { id } from '../common/ids.ts';
import { openConnection, type Connection } from '../common/connection.ts';
import { INSTITUTION } from '../common/people.ts';
import { played } from '../calls/content.ts';

/** The assessment that all of them take. */
export const exam = played[0] ?? 0;

/** What learners did, and how long each save took. */
export interface Taken {
  readonly finished: number;
  readonly saves: number;
  readonly seconds: number;
  /** In milliseconds, sorted. */
  readonly ms: readonly number[];
  /** Answers that the results do not have, of all that were given. */
  readonly lost: number;
}

interface Launched {
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly play: { readonly questions: readonly { readonly QuestionId: string }[] };
}

interface Finished {
  readonly result: { readonly QuestionsData: readonly { readonly status: string }[] };
}

/** So many learners take an assessment, some of them at a time: each launches it, saves after every answer, and finishes. */
export async function takeExam(port: number, learners: number, atOnce: number): Promise<Taken> {
  const ms: number[] = [];
  let [next, finished, lost] = [0, 0, 0];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const connection = await openConnection(port);
      while (next < learners) {
        const learner = next;
        next += 1;
        lost += await takeOnce(connection, `examinee-${learner}`, ms);
        finished += 1;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { finished, saves: ms.length, seconds, ms: ms.toSorted((a, b) => a - b), lost };
}

async function takeOnce(connection: Connection, user_id: string, ms: number[]): Promise<number> {
  const of = { user_id, assessment_id: id('content', exam), institution_id: INSTITUTION };
  const { attempt_id, attempt_token, play } = await ask<Launched>(connection, 'assessment/launch', of);
  const answers: object[] = [];
  const save = async (is_bookmarking: 0 | 1): Promise<unknown> => {
    const state = { answers, current: answers.length - 1, flagged: [], seconds: answers.length };
    const begun = performance.now();
    const sent = { ...of, attempt_id, attempt_token, is_bookmarking, json_data: state };
    const reply = await ask(connection, 'assessment/save', sent);
    ms.push(performance.now() - begun);
    return reply;
  };
  for (const [at, { QuestionId }] of play.questions.entries()) {
    answers.push({ QuestionId, OptionIds: [`o${(at % 4) + 1}`], TimespentInSeconds: 1 });
    await save(1);
  }
  const { result } = (await save(0)) as Finished;
  return play.questions.length - result.QuestionsData.filter(({ status }) => status !== 'n').length;
}

async function ask<T>(connection: Connection, path: string, body: object): Promise<T> {
  const reply = await connection.call(path, body, '');
  const envelope = JSON.parse(reply.body) as { readonly error_code: number; readonly data: T };
  if (envelope.error_code !== 0) throw new Error(`${path}: ${reply.body}`);
  return envelope.data;
}
