import { addSkill, assessmentModel, type SkillSource } from '@takhti/content-types/assessments';
import type { AssessmentDoc } from '@takhti/domain';
import { id } from '../common/ids.ts';
import { DEVELOPERS } from '../common/people.ts';

/** What stands in the seeded database; the n-th container belongs to developer n modulo `DEVELOPERS`. */

export const SKILLS = 200;
/** The statuses that a developer's containers have in turn. */
export const statuses = ['d', 'd', 'd', 'w', 'r', 's', 'a', 'a', 'a', 'a'] as const;
/** Every so many of a developer's containers is an assessment, the others are question banks. */
export const ASSESSMENT_EVERY = 3;

export const topics =
  'algebra angles atoms birds bones bridges calendars cells circles climate clouds colours deserts digestion drama earthquakes energy erosion festivals forces forests fractions friction genetics geysers glaciers graphs gravity habitats harvests insects islands journeys kites lakes levers light magnets maps markets minerals mosques mountains music nutrition oceans orbits percentages photosynthesis planets poems pollution primes proverbs rivers seasons sound symmetry trade triangles volcanoes volume water weather'.split(
    ' ',
  );
export const aspects =
  'basics revision practice diagrams problems history experiments stories vocabulary measurement comparison reading'.split(
    ' ',
  );

/** Where a developer's k-th container stands in the whole. */
export function containerOf(developer: number, k: number): number {
  return k * DEVELOPERS + developer;
}

function isAssessment(k: number): boolean {
  return k % ASSESSMENT_EVERY === 0;
}

/** A developer's draft banks, by their place in the whole. */
export function draftBanksOf(developer: number, containers: number): number[] {
  return placesOf(developer, containers, (k) => statuses[k % statuses.length] === 'd' && !isAssessment(k));
}

/** All of a developer's containers. */
export function allOf(developer: number, containers: number): number[] {
  return placesOf(developer, containers, () => true);
}

function placesOf(developer: number, containers: number, isWanted: (k: number) => boolean): number[] {
  const count = Math.floor((containers - developer - 1) / DEVELOPERS) + 1;
  return Array.from({ length: count }, (_, k) => k)
    .filter(isWanted)
    .map((k) => containerOf(developer, k));
}

/** The approved assessments among the first thousand containers: those that learners play. */
export const played: readonly number[] = Array.from({ length: DEVELOPERS }, (_, developer) =>
  placesOf(developer, 1000, (k) => statuses[k % statuses.length] === 'a' && isAssessment(k)),
).flat();

/** Questions that a played assessment draws from, and shows. */
export const POOL = 40;
export const SHOWN = 20;

/** The question of a publication that stands at `at` in its pool. */
export function publishedQuestion(publication: number, at: number): number {
  return publication * 64 + at;
}

const [first, second] = [0, 1].map((skill) => ({
  skill_id: id('skill', skill),
  subject: 'Mathematics',
  total_questions: POOL / 2,
})) as [SkillSource, SkillSource];

/** The document of every assessment: two skills, half of their questions shown, no timer. */
export const assessmentDoc: AssessmentDoc = {
  ...addSkill(assessmentModel.defaults({ ...first, language: 'english' }), second),
  timer: 0,
};

/** The document of every question bank, as JSON: its questions are kept beside it. */
export const bankDoc = '{"schema_version":1}';

/** The secret of the n-th attempt. */
export function attemptToken(n: number): string {
  return `attempt-token-of-the-bench-${n}`;
}
