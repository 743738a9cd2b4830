import { contentTypes, grades, limits, type Finding } from '@takhti/domain';
import type { Stage } from '../../define.ts';
import { error, warning } from '../../messages.ts';
import type { CompetitionDoc } from './doc.ts';

const most = limits.competition;

/** The findings of the levels of a competition. */
export function levelsFindings(doc: CompetitionDoc, stage: Stage): Finding[] {
  const { levels } = doc;
  const types = new Map(doc.lessons.map(({ content_id, content_type }) => [content_id, content_type]));
  const found = levels.flatMap((level, at) => levelFindings(doc, level, at, stage, types));
  if (levels.length > most.levels)
    found.unshift(error(['levels'], 'competition.levels_max', { max: most.levels, count: levels.length }));
  if (stage === 'submit' && levels.length === 0) found.push(error(['levels'], 'competition.levels_required'));
  return found;
}

function levelFindings(
  { islesson }: CompetitionDoc,
  { level_grade, lessons_ids }: CompetitionDoc['levels'][number],
  level: number,
  stage: Stage,
  types: ReadonlyMap<string, CompetitionDoc['lessons'][number]['content_type']>,
): Finding[] {
  const path = ['levels', level];
  const gradePath = [...path, 'level_grade'];
  const found: Finding[] = [];
  if (level_grade !== '' && !grades.some((grade) => grade === level_grade))
    found.push(error(gradePath, 'competition.grade_unknown'));
  if (lessons_ids.length > most.lessons)
    found.push(error(path, 'competition.lessons_max', { max: most.lessons, count: lessons_ids.length }));
  if (stage === 'submit' && level_grade === '') found.push(error(gradePath, 'competition.grade_required'));
  if (stage === 'submit' && lessons_ids.length === 0) found.push(error(path, 'competition.level_empty'));
  for (const [at, id] of lessons_ids.entries()) {
    const own = [...path, 'lessons_ids', at];
    if (lessons_ids.indexOf(id) < at) found.push(warning(own, 'competition.lesson_twice'));
    const type = types.get(id);
    const isUnscored = type !== undefined && !contentTypes[type].is_scored;
    if (isUnscored && islesson === 0) {
      const finding = stage === 'submit' ? error : warning;
      found.push(finding(own, 'competition.not_scored'));
    }
    // Only the content of a level itself earns points, so that everybody sees what counts.
    if (type !== undefined && contentTypes[type].items_unscored && islesson === 1)
      found.push(warning(own, 'competition.plan_not_scored'));
  }
  return found;
}
