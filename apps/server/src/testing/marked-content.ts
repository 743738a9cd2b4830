import { competitionModel } from '@takhti/content-types/files';
import { questionKinds } from '@takhti/content-types/question-kinds';
import {
  closeBank,
  listHistory,
  openContainer,
  saveQuestion,
  sendComment,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import type { QuestionDoc } from '@takhti/domain';
import { questionDoc, type TestPerson } from './factories.ts';
import { keyMark } from './keys-in.ts';
import { assessmentOn, makePublishedBank, publishNow, type Published } from './published-content.ts';
import type { TestApp } from './test-app.ts';

type Ids = Readonly<Record<string, unknown>>;

/** Content of which nobody from outside may learn what is right. */
export interface MarkedThing {
  /** Its ids, by the names of the fields that carry them. */
  readonly ids: readonly Ids[];
}

const marked = `<p>${keyMark}</p>`;

function mcq(overrides: Partial<Parameters<typeof questionDoc>[0]> = {}): QuestionDoc {
  const json_data = { schema_version: 1 as const, incorrect_feedback: marked, more_options: [] };
  return questionDoc({ feedback: marked, json_data, ...overrides });
}

function fib(): QuestionDoc {
  return {
    ...questionKinds.fill_in_the_blank.empty('english'),
    content_type: 'fill_in_the_blank',
    question: '<p>Two and two is <span class="FIB_____BLANK" data-blank="1"></span></p>',
    feedback: marked,
    json_data: {
      schema_version: 2,
      incorrect_feedback: marked,
      blank_answers_json: [{ blankNo: 1, blanks: [keyMark] }],
      blank: '1',
      unit: '',
      is_strict: false,
    },
  };
}

/** One draft bank, one closed and published, and an exam (feedback hidden) that draws from two other closed banks; all of one author. */
export async function makeMarked(
  app: TestApp,
  author: TestPerson,
): Promise<{
  readonly things: readonly MarkedThing[];
  /** That one of them of which its author's colleagues may not learn what is earned, either. */
  readonly cup: MarkedThing;
  readonly exam: Published;
}> {
  const as = app.as(author);

  async function bank(doc: QuestionDoc, skill_id?: string) {
    const { content_type } = doc;
    const container = await app.make.container({
      author,
      content_type,
      json_data: { schema_version: 1 },
      ...(skill_id !== undefined && { skill_id }),
    });
    const question = await as.ok(saveQuestion, { ...doc, container_id: container.container_id });
    return { ...container, ids: [await idsOf(container), { content_id: question.content_id }] };
  }

  async function idsOf(container: { container_id: string; users_content_id: string; content_id: string }) {
    const { container_id, users_content_id, content_id } = container;
    const { comments_id } = await as.ok(sendComment, { users_content_id, comments: 'Ours' });
    const history = await as.ok(listHistory, { container_id });
    const { institution_id } = author;
    const known = { container_id, users_content_id, content_id, comments_id, assessment_id: content_id };
    return { ...known, institution_id, content_type: undefined, history_id: history.records[0]?.history_id };
  }

  async function published<Bank extends { container_id: string }>(container: Bank): Promise<Bank> {
    await publishNow(app, author, container.container_id);
    return container;
  }

  async function closed(doc: QuestionDoc, skill_id?: string) {
    const made = await published(await bank(doc, skill_id));
    await as.ok(closeBank, { container_id: made.container_id, is_closed: 1 });
    return made;
  }

  const draft = await bank(mcq({ option1: marked }));
  const beside = await closed(mcq({ option1: marked }));
  // Learners of the exam see its options, the right one among them.
  const first = await closed(mcq());
  const second = await closed(fib(), first.skill_id);
  const exam = await published(
    await app.make.container({
      author,
      content_type: 'assessment',
      skill_id: first.skill_id,
      json_data: { ...assessmentOn([{ skill_id: first.skill_id, count: 2 }]), is_feedback_hidden: 1 },
    }),
  );
  const cup = { ids: [await idsOf(await published(await makeReviewedCup(app, author)))] };
  const { institution_id, content_id } = exam;
  const ofExam = { ids: [...first.ids, ...second.ids.slice(1)] };
  return {
    things: [draft, beside, ofExam, { ids: [await idsOf(exam)] }, cup],
    cup,
    exam: { institution_id, assessment_id: content_id },
  };
}

/** A competition, of which what learners are to earn is the key: a reviewer changed it and spoke of it. */
async function makeReviewedCup(app: TestApp, author: TestPerson) {
  const reviewer = await app.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
  const { assessment_id } = await makePublishedBank(app, author, 1);
  const cup = await app.make.container({
    author,
    content_type: 'competition',
    json_data: {
      ...competitionModel.defaults({ language: 'english', skill_id: '', subject: '', total_questions: 0 }),
      ispublic: 1,
      timezone: 'UTC',
      start_date: '2026-01-01 00:00:00',
      end_date: '2099-01-01 00:00:00',
      levels: [{ level_grade: '4', lessons_ids: [assessment_id] }],
      rewardcode: keyMark,
    },
  });
  const { container_id, users_content_id } = cup;
  const to = async (who: TestPerson, content_status: 'w' | 'r') => {
    const { version } = await app.as(who).ok(openContainer, { container_id });
    return app.as(who).ok(updateStatus, { container_id, version, content_status });
  };
  await to(author, 'w');
  const { title, language, version, json_data } = await to(reviewer, 'r');
  const rewardcode = `${keyMark} too`;
  const doc = JSON.stringify(Object.assign({}, json_data, { rewardcode }));
  await app.as(reviewer).ok(updateContainer, { container_id, title, language, version, json_data: doc });
  const anchor = { content_id: null, path: ['rewardcode'], quote: rewardcode };
  await app.as(reviewer).ok(sendComment, { users_content_id, comments: 'Shorter?', anchor });
  return cup;
}
