import { leadsTo } from '@takhti/content-types/files/link';
import type { AssignmentDoc } from '@takhti/content-types/files';
import { rubricTotals } from '@takhti/domain';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { StoredFileView } from '../shared/stored-file-view.tsx';
import classes from './assignment.module.css';
import { RubricTable } from './rubric/rubric-table.tsx';

/** An assignment to be looked at: what it is worth, what is read for it, and by what it is judged. */
export function AssignmentView({
  doc: { points, links, files: stored, rubric },
}: {
  readonly doc: AssignmentDoc;
}) {
  const t = useText();
  const worth = rubric ? rubricTotals(rubric).total_points : points;
  return (
    <div className={classes.view}>
      {worth !== null && <p className={classes.worth}>{t('files:rubric.points', { count: worth })}</p>}
      {links.length > 0 && (
        <section>
          <h2 className={files.fieldName}>
            {t('files:fields.links')} <FieldMark path={['links']} label={t('files:fields.links')} />
          </h2>
          <ul>
            {links.map(({ title, link }, at) => {
              const target = leadsTo(link.trim());
              const words = title.trim() || link;
              return (
                // The same link may be named twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${link} ${at}`}>
                  {target ? (
                    <a href={target.href} target="_blank" rel="noopener noreferrer">
                      <bdi>{words}</bdi>
                    </a>
                  ) : (
                    <bdi>{words}</bdi>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {stored.length > 0 && <StoredFileView files={stored} />}
      {rubric && (
        <section>
          <h2 className={files.fieldName}>
            {t('files:fields.rubric')} <FieldMark path={['rubric']} label={t('files:fields.rubric')} />
          </h2>
          <RubricTable rubric={rubric} />
        </section>
      )}
    </div>
  );
}
