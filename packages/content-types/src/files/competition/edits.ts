import { grades, type CompetitionLevel, type GatheredItem } from '@takhti/domain';
import type { CompetitionDoc } from './doc.ts';

type Levels = Pick<CompetitionDoc, 'levels' | 'lessons'>;

/**
 * Puts a level behind all others; it is for the grade of the last one, as levels of one grade mostly follow each other.
 * @param grade that of the competition, which the first level is for
 */
export function addLevel({ levels }: Pick<Levels, 'levels'>, grade: string): CompetitionLevel[] {
  const own = grades.find((each) => each === grade) ?? '';
  return [...levels, { level_grade: levels.at(-1)?.level_grade ?? own, lessons_ids: [] }];
}

/** Changes the level at a place. */
export function changeLevel(
  levels: readonly CompetitionLevel[],
  at: number,
  change: (level: CompetitionLevel) => Partial<CompetitionLevel>,
): CompetitionLevel[] {
  return levels.map((level, place) => (place === at ? { ...level, ...change(level) } : level));
}

/** Puts content into a level, with what it is called. */
export function addToLevel({ levels, lessons }: Levels, at: number, item: GatheredItem): Levels {
  return {
    levels: changeLevel(levels, at, ({ lessons_ids }) => ({
      lessons_ids: [...lessons_ids, item.content_id],
    })),
    lessons: [...lessons.filter(({ content_id }) => content_id !== item.content_id), item],
  };
}
