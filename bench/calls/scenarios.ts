import { id } from '../common/ids.ts';
import { INSTITUTION, type Developer } from '../common/people.ts';
import * as content from './content.ts';
import type { Size } from './seed.ts';

/** A call that is measured: what a caller sends again and again. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** Learners need no session. */
  readonly is_public?: boolean;
  /** Made by reviewers instead of developers. */
  readonly is_of_reviewers?: boolean;
  /** The next request of one caller. Who saves names no version: the current one is meant, so any order will do. */
  makeCaller(developer: Developer, size: Size, callers: number): () => object;
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'dashboard list',
    path: 'dashboard/cd',
    makeCaller: (developer) => () => ({ ...injected(developer), content_status: 'd', page: 1 }),
  },
  {
    name: 'review list',
    path: 'dashboard/cr',
    is_of_reviewers: true,
    makeCaller: (reviewer) => () => ({ ...injected(reviewer), content_status: 'w', page: 1 }),
  },
  {
    name: 'review counts',
    path: 'dashboard/counts',
    is_of_reviewers: true,
    makeCaller: (reviewer) => () => injected(reviewer),
  },
  {
    name: 'review home',
    path: 'dashboard/home',
    is_of_reviewers: true,
    makeCaller: (reviewer) => () => ({ ...injected(reviewer), utc_offset: 300 }),
  },
  {
    name: 'library search',
    path: 'content/search',
    makeCaller: (developer) => () => ({ ...injected(developer), title: oneOf(content.topics), page: 1 }),
  },
  {
    name: 'open',
    path: 'editor/content',
    makeCaller: (developer, { containers }) => {
      const own = content.allOf(developer.n, containers);
      return () => ({ ...injected(developer), container_id: id('container', oneOf(own)) });
    },
  },
  {
    name: 'save container',
    path: 'editor/generic/update',
    makeCaller: (developer, { containers }) => {
      const drafts = content.draftBanksOf(developer.n, containers).slice(0, 20);
      return inTurn(drafts, (draft, edit) => ({
        ...injected(developer),
        container_id: id('container', draft),
        title: `Rivers revision ${draft}, edit ${edit}`,
        language: 'english',
        json_data: content.bankDoc,
      }));
    },
  },
  {
    name: 'save question',
    path: 'editor/question',
    makeCaller: (developer, { containers }) => {
      const banks = content.draftBanksOf(developer.n, containers).slice(0, 20);
      return inTurn(banks, (bank, edit) => ({
        ...injected(developer),
        container_id: id('container', bank),
        content_id: id('question', bank * 16 + 1),
        ...question(`<p>Which river is the longest, in edit ${edit} of lesson ${bank}?</p>`),
      }));
    },
  },
  {
    name: 'launch',
    path: 'assessment/launch',
    is_public: true,
    makeCaller: (developer) => {
      let count = 0;
      // Each by another learner: how often one begins is limited.
      return () => ({
        user_id: `learner-${developer.n}-${(count += 1)}`,
        assessment_id: id('content', oneOf(content.played)),
        institution_id: INSTITUTION,
      });
    },
  },
  {
    name: 'answer-save',
    path: 'assessment/save',
    is_public: true,
    makeCaller: (developer, { containers }, callers) => {
      let count = 0;
      return () => {
        // Attempts of its own, so that no two callers are the same learner.
        const attempt =
          developer.n + callers * Math.floor((Math.random() * (containers - callers)) / callers);
        count += 1;
        return answers(attempt, count);
      };
    },
  },
];

function injected({ user_id }: Developer) {
  return { user_id, institution_id: INSTITUTION };
}

function oneOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T;
}

/** One thing after the other, each save of it another edit. */
function inTurn(things: readonly number[], request: (thing: number, edit: number) => object): () => object {
  let turn = 0;
  return () => {
    const at = turn % things.length;
    const edit = Math.floor(turn / things.length) + 1;
    turn += 1;
    return request(things[at] as number, edit);
  };
}

/** A question as its editor sends it. */
export function question(text: string) {
  return {
    question: text,
    option1: '<p>The Indus</p>',
    option2: '<p>The Kabul</p>',
    option3: '<p>The Helmand</p>',
    option4: '<p>The Jhelum</p>',
    correct1: 'Y',
    correct2: 'N',
    correct3: 'N',
    correct4: 'N',
    feedback: '<p>It rises in Tibet and ends in the Arabian Sea.</p>',
    difficulty: 3,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: '',
    title: '',
    language: 'english',
    json_data: { schema_version: 1, incorrect_feedback: '<p>Look at the map.</p>', more_options: [] },
  } as const;
}

function answers(attempt: number, seconds: number) {
  const publication = content.played[attempt % content.played.length] ?? 0;
  return {
    user_id: `learner-${attempt}`,
    attempt_id: id('attempt', attempt),
    attempt_token: content.attemptToken(attempt),
    assessment_id: id('content', publication),
    institution_id: INSTITUTION,
    is_bookmarking: 1,
    json_data: {
      answers: Array.from({ length: content.SHOWN }, (_, at) => ({
        QuestionId: id('published_question', content.publishedQuestion(publication, at)),
        OptionIds: [`o${(at % 4) + 1}`],
        TimespentInSeconds: 3,
      })),
      current: content.SHOWN - 1,
      flagged: [],
      seconds,
    },
  };
}
