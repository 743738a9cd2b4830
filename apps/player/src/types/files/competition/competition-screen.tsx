import type { CompetitionBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { CompetitionHead } from './competition-head.tsx';
import { gradeWords } from './grade-words.ts';
import './competition.css';

interface CompetitionScreenProps {
  readonly title: string;
  readonly description: string;
  readonly body: CompetitionBody;
  /** Null in a preview: nobody enters there. */
  readonly content: ContentKey | null;
}

/** A competition as everybody sees it who has its link: what it is, when it runs, and its levels. */
export function CompetitionScreen({ title, description, body }: CompetitionScreenProps): ReactNode {
  const { t } = useTexts();
  return (
    <main className="competition" data-theme={body.theme}>
      <CompetitionHead title={title} description={description} body={body} />
      <ol className="competition-levels">
        {body.levels.map(({ level_grade, lessons }, at) => (
          // A level has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="competition-level">
            <h2 className="competition-level-title">
              {t('competition_level', { n: at + 1 })}
              {level_grade !== '' && ` · ${gradeWords(t, level_grade)}`}
            </h2>
            <ul className="competition-lessons">
              {lessons.map(({ content_id, title: name }) => (
                <li key={content_id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </main>
  );
}
