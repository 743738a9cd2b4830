import type { CompetitionDoc } from '@takhti/content-types/files';
import type { OpenedContainer } from '@takhti/domain';
import { FieldMark } from '../../../../features/review/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { FactDivider, useGradeLabel } from '../../../../ui/index.ts';
import files from '../../family/files.module.css';
import { GatheredContent } from '../../gathering/gathered-content.tsx';
import gathering from '../../gathering/gathering.module.css';
import type { Standings } from '../../gathering/use-standings.ts';
import classes from '../competition.module.css';

interface LevelsViewProps {
  readonly item: OpenedContainer;
  readonly doc: CompetitionDoc;
  readonly standings: Standings;
}

/** The levels of a competition with what is played in them. */
export function LevelsView({ item, doc, standings }: LevelsViewProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const names = new Map(doc.lessons.map((each) => [each.content_id, each]));
  if (doc.levels.length === 0) return <p className={files.none}>{t('competitions:levels.none')}</p>;
  return (
    <ol className={classes.levels}>
      {doc.levels.map(({ level_grade, lessons_ids }, at) => {
        const name = t('competitions:levels.level', { number: at + 1 });
        return (
          // A level has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={classes.level}>
            <h2 className={classes.levelName}>
              {name}
              {level_grade !== '' && (
                <span className={classes.soft}>
                  <FactDivider />
                  {gradeLabel(level_grade)}
                </span>
              )}{' '}
              <FieldMark path={['levels', at]} label={name} />
            </h2>
            <ul className={gathering.items}>
              {lessons_ids.map((content_id, index) => {
                const known = names.get(content_id);
                return (
                  // The same content may be in a level twice.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`${content_id} ${index}`} className={gathering.item}>
                    {known ? (
                      <GatheredContent item={known} by={item} standings={standings} />
                    ) : (
                      t('competitions:levels.unknown')
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
