import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import { drawsFrom, sharesOf } from './drawing/entry-pool.ts';
import { sum } from './skills.ts';

/** Questions that are alike in all that an assessment goes by, and how many there are. */
export interface PoolGroup {
  readonly skill_id: string;
  readonly article_id: string | null;
  readonly metadata1: string;
  readonly metadata2: string;
  readonly difficulty: number;
  readonly taxonomy: string;
  readonly total: number;
  readonly published: number;
  /** Of them those in open banks, whose answers the library shows. */
  readonly open: number;
}

/** Questions of one difficulty and taxonomy: how many of them a learner will see, on average. */
export interface BlueprintCell {
  readonly difficulty: number;
  readonly taxonomy: string;
  readonly drawn: number;
}

/** Why a skill's pool is too thin for what is drawn of it. */
export type Thin = 'short' | 'unpublished' | 'same';

/** The draw of one skill. */
export interface BlueprintRow {
  readonly skill_id: string;
  readonly article_id: string | null;
  /** The number that its author wants shown; learners get no more than are published. */
  readonly shown: number;
  readonly total: number;
  readonly published: number;
  readonly cells: readonly BlueprintCell[];
  /** `same` where drawing at random has little to choose from: most learners would get the same questions. */
  readonly thin: Thin | null;
  /** Questions of an exam that are no secret, for they are in open banks. */
  readonly exposed: number;
}

export interface Blueprint {
  readonly rows: readonly BlueprintRow[];
  /** How many questions a learner will see. */
  readonly drawn: number;
}

/** The blueprint of an assessment: the draw by skill, difficulty and taxonomy. */
export function blueprintOf(doc: AssessmentDoc, groups: readonly PoolGroup[]): Blueprint {
  const matching = new Map(
    doc.skills.map((entry) => [entry, groups.filter((group) => drawsFrom(entry, group))]),
  );
  const countOf = (entry: AssessmentSkill, what: 'total' | 'published'): number =>
    sum((matching.get(entry) ?? []).map((group) => group[what]));
  const wanted = sharesOf(doc, (entry) => countOf(entry, 'total'));
  const given = sharesOf(doc, (entry) => countOf(entry, 'published'));
  const rows = doc.skills.map((entry): BlueprintRow => {
    const { skill_id, article_id } = entry;
    const own = matching.get(entry) ?? [];
    const [total, published] = [countOf(entry, 'total'), countOf(entry, 'published')];
    const shown = wanted.get(entry) ?? 0;
    const cells = cellsOf(own, published === 0 ? 0 : (given.get(entry) ?? 0) / published);
    const thin = thinness(doc, entry, { total, published, shown });
    const exposed = doc.assessment_type === 0 ? 0 : sum(own.map(({ open }) => open));
    return { skill_id, article_id, shown, total, published, cells, thin, exposed };
  });
  return { rows, drawn: sum([...given.values()]) };
}

function cellsOf(groups: readonly PoolGroup[], share: number): BlueprintCell[] {
  const alike = Map.groupBy(groups, ({ difficulty, taxonomy }) => `${difficulty}/${taxonomy}`);
  return [...alike.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const published = sum(own.map((group) => group.published));
    return [{ difficulty: first.difficulty, taxonomy: first.taxonomy, drawn: published * share }];
  });
}

function thinness(
  doc: AssessmentDoc,
  skill: AssessmentSkill,
  { total, published, shown }: Pick<BlueprintRow, 'total' | 'published' | 'shown'>,
): Thin | null {
  if (skill.show_questions > total) return 'short';
  if (shown > published) return 'unpublished';
  // An article's questions come together: nobody expects others.
  const isDrawn = doc.is_question_randomization === 1 && skill.article_id === null && shown > 0;
  return isDrawn && total * 2 < shown * 3 ? 'same' : null;
}
