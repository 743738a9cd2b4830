import { type CompetitionBody, type Language, langAndDirOf } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { gradeWords } from './grade-words.ts';

interface LevelListProps {
  readonly body: CompetitionBody;
  /** Of the competition. */
  readonly language: Language;
}

/** The levels of all grades, as everybody sees them. */
export function LevelList({ body, language }: LevelListProps): ReactNode {
  const { t, facts } = useTexts();
  return (
    <ol className="competition-levels">
      {body.levels.map(({ level_grade, lessons }, at, levels) => (
        // A level has nothing of its own but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="competition-level">
          <h2 className="competition-level-title">
            {facts([t('competition_level', { n: numberOf(levels, at) }), gradeWords(t, level_grade)])}
          </h2>
          <ul className="competition-lessons">
            {lessons.map(({ content_id, title: name }) => (
              <li key={content_id}>
                <bdi {...langAndDirOf(name, language)}>{name}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** As learners of its grade count them once they are in. */
function numberOf(levels: CompetitionBody['levels'], at: number): number {
  const grade = levels[at]?.level_grade;
  return levels.slice(0, at + 1).filter(({ level_grade }) => level_grade === grade).length;
}
