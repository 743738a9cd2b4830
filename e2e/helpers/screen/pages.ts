import { searchLibrary, searchUsers } from '@takhti/contract';
import type { APIRequestContext } from '@playwright/test';
import { apiOf } from '../api.ts';
import { fibDoc } from '../fib-doc.ts';
import { addQuestion, makeContent, makeGame } from '../content.ts';
import type { Login } from '../people/people.ts';
import { typeJourneys } from '../../types/index.ts';
import type { SkillPlace } from '../skills.ts';
import { uniqueTitle } from './titles.ts';

type Thing =
  | 'person'
  | 'grade'
  | 'subject'
  | 'skill'
  | 'new bank'
  | 'bank'
  | 'question'
  | 'question with blanks'
  | 'assessment'
  | 'published bank'
  | 'published assessment'
  | 'game'
  | 'round'
  | `draft ${string}`;

/** The query that leads a page to what it shows. */
type Things = Readonly<Record<Thing, string>>;

interface Visit {
  /** Without its query. */
  readonly path: string;
  readonly login: Login;
  readonly of?: Thing;
}

const ownVisits: readonly Visit[] = [
  { path: '/dashboard', login: 'developer' },
  { path: '/dashboard', login: 'reviewer1' },
  { path: '/dashboard', login: 'teacher' },
  { path: '/dashboard/draft', login: 'developer' },
  { path: '/dashboard/waiting-for-review', login: 'reviewer1' },
  { path: '/dashboard/in-review', login: 'reviewer2' },
  { path: '/dashboard/resubmission', login: 'developer' },
  { path: '/dashboard/approved', login: 'final' },
  { path: '/dashboard/bin', login: 'developer' },
  { path: '/dashboard/create', login: 'developer' },
  { path: '/dashboard/create-games', login: 'developer' },
  { path: '/dashboard/select-grade-subject', login: 'developer', of: 'new bank' },
  { path: '/dashboard/make-game', login: 'developer' },
  { path: '/dashboard/make-game', login: 'developer', of: 'bank' },
  { path: '/dashboard/select-skill', login: 'developer', of: 'bank' },
  { path: '/dashboard/mcq', login: 'developer', of: 'bank' },
  { path: '/dashboard/mcq/edit', login: 'developer', of: 'bank' },
  { path: '/dashboard/mcq/edit', login: 'developer', of: 'question' },
  { path: '/dashboard/select-title-grade-topics', login: 'developer', of: 'new bank' },
  { path: '/manage-assessment-skills', login: 'developer', of: 'assessment' },
  { path: '/dashboard/fill_in_the_blank/edit', login: 'developer', of: 'question with blanks' },
  { path: '/dashboard/comprehension/edit', login: 'developer', of: 'draft article' },
  { path: '/dashboard/assessment/edit', login: 'developer', of: 'assessment' },
  { path: '/dashboard/statistics', login: 'developer', of: 'published bank' },
  { path: '/dashboard/results', login: 'developer', of: 'published bank' },
  { path: '/dashboard/rumble-in-the-jumble/editor', login: 'developer', of: 'game' },
  { path: '/dashboard/rumble-in-the-jumble/editor', login: 'developer', of: 'round' },
  { path: '/dashboard/assignment/editor/createRubrics', login: 'developer', of: 'draft assignment' },
  { path: '/dashboard/assignment/editor/savedRubrics', login: 'developer', of: 'draft assignment' },
  { path: '/dashboard/assignment/editor/previewRubrics', login: 'developer', of: 'draft assignment' },
  { path: '/dashboard/competition/rewardeditor', login: 'developer', of: 'draft competition' },
  { path: '/skills', login: 'admin' },
  { path: '/skills', login: 'admin', of: 'grade' },
  { path: '/skills', login: 'admin', of: 'skill' },
  { path: '/skills/add', login: 'admin', of: 'subject' },
  { path: '/skills/edit', login: 'admin', of: 'skill' },
  { path: '/content', login: 'teacher' },
  { path: '/content/schools-content', login: 'developer' },
  { path: '/content/select-content', login: 'teacher' },
  { path: '/lms', login: 'admin' },
  { path: '/lms/lti', login: 'admin' },
  { path: '/ai', login: 'admin' },
  { path: '/bot-talks', login: 'teacher' },
  { path: '/dashboard/generate', login: 'developer' },
  { path: '/lms/deliveries', login: 'admin' },
  { path: '/manage-simulation-assessment-skills', login: 'developer', of: 'assessment' },
  { path: '/content/kp-content', login: 'developer' },
  { path: '/content/kp-content/select-skill', login: 'developer' },
  { path: '/content/kp-content/preview', login: 'developer', of: 'published bank' },
  { path: '/dashboard/kp-content/edit', login: 'developer', of: 'bank' },
  { path: '/content/mcq/preview', login: 'developer', of: 'published bank' },
  { path: '/content/game/paper', login: 'developer', of: 'game' },
  { path: '/content/mcq/paper', login: 'developer', of: 'published bank' },
  { path: '/content/fill_in_the_blank/paper', login: 'developer', of: 'question with blanks' },
  { path: '/content/comprehension/paper', login: 'developer', of: 'draft article' },
  { path: '/content/mcq', login: 'developer' },
  { path: '/content/fill_in_the_blank', login: 'developer' },
  { path: '/dashboard/jungle-gym-classic/edit', login: 'developer', of: 'draft jungle_gym_classic' },
  { path: '/content/jungle-gym-classic', login: 'developer' },
  { path: '/content/jungle-gym-classic/paper', login: 'developer', of: 'draft jungle_gym_classic' },
  { path: '/dashboard/timor-the-turtle/edit', login: 'developer', of: 'draft timor_the_turtle' },
  { path: '/content/timor-the-turtle', login: 'developer' },
  { path: '/content/timor-the-turtle/paper', login: 'developer', of: 'draft timor_the_turtle' },
  { path: '/content/comprehension', login: 'developer' },
  { path: '/content/assessment/preview', login: 'teacher', of: 'published assessment' },
  { path: '/content/rumble-in-the-jumble/preview', login: 'developer', of: 'round' },
  { path: '/switch-role', login: 'many' },
  { path: '/change-password', login: 'developer' },
  { path: '/profile', login: 'developer' },
  { path: '/users', login: 'admin' },
  { path: '/users/add', login: 'admin' },
  { path: '/users/edit', login: 'admin', of: 'person' },
  { path: '/content-developers', login: 'final' },
];

const told = new Set(ownVisits.map(({ path }) => path));

/** The types that have pages which are not told above. */
const otherTypes = Object.entries(typeJourneys).filter(([, { editor }]) => !told.has(editor));

/** The pages of the studio, each as somebody that it is for, with what it shows. */
export const pages: readonly Visit[] = [
  ...ownVisits,
  ...otherTypes.flatMap(([name, { editor, preview }]) =>
    [editor, preview].map((path): Visit => ({ path, login: 'developer', of: `draft ${name}` })),
  ),
  // Last, because what stands before another page decides in which language and look that one is seen.
  { path: '/dashboard', login: 'admin' },
];

/** Makes, and finds in the library, what the pages show. */
export async function makeThings(request: APIRequestContext, place: SkillPlace): Promise<Things> {
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('For every page'), place });
  const { content_id } = await addQuestion(api, bank.container_id);
  const blanks = await makeContent(api, 'fill_in_the_blank', { title: uniqueTitle('For every page'), place });
  const blank = await addQuestion(api, blanks.container_id, fibDoc());
  const assessment = await makeContent(api, 'assessment', { title: uniqueTitle('For every page'), place });
  const game = await makeGame(api, uniqueTitle('For every page'), place);
  const drafts: Record<`draft ${string}`, string> = {};
  for (const [name, type] of otherTypes)
    drafts[`draft ${name}`] = queryOf(
      await type.make({ request, title: uniqueTitle('For every page'), place }),
    );
  const published = async (content_type: 'mcq' | 'assessment') => {
    const [found] = (await api(searchLibrary, { content_types: [content_type] })).records;
    if (!found) throw new Error(`the demo has published no ${content_type}`);
    return found;
  };
  const [person] = (await (await apiOf(request, 'admin'))(searchUsers, { username: 'reviewer2' })).records;
  return {
    ...drafts,
    person: `?user_id=${person?.user_id ?? ''}`,
    grade: `?${new URLSearchParams({ grade: place.grade })}`,
    subject: `?${new URLSearchParams({ grade: place.grade, subject: place.subject })}`,
    skill: `?${new URLSearchParams({ grade: place.grade, subject: place.subject, skill_id: bank.skill_id })}`,
    'new bank': '?content_type=mcq',
    bank: queryOf(bank),
    question: `${queryOf(bank)}&content_id=${content_id}`,
    'question with blanks': `${queryOf(blanks)}&content_id=${blank.content_id}`,
    assessment: queryOf(assessment),
    game: queryOf(game),
    round: `${queryOf(game)}&round=1`,
    'published bank': queryOf(await published('mcq'), true),
    'published assessment': queryOf(await published('assessment'), true),
  };
}

function queryOf(
  item: { container_id: string; institution_id: number; content_id: string },
  isOfLibrary = false,
): string {
  const { container_id, institution_id, content_id } = item;
  const ids = { container_id, institution_id: String(institution_id), ...(isOfLibrary && { content_id }) };
  return `?${new URLSearchParams(ids)}`;
}
