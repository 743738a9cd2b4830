import { leadsTo } from '@takhti/content-types/files/link';
import type { GenericBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { FileList } from '../shared/file-list.tsx';
import { Button } from '../../../ui/button.tsx';
import './assignment-view.css';

/** An assignment: its points, its material and its rubric; the sheet can be printed and filled in by hand. */
export function AssignmentView({
  body,
}: {
  readonly body: Extract<GenericBody, { kind: 'assignment' }>;
}): ReactNode {
  const { t, number } = useTexts();
  const { points, links, files = [], rubric } = body;
  return (
    <div className="assignment">
      {points !== null && <p className="assignment-points">{t('assignment_points', { n: points })}</p>}
      {links.length > 0 && (
        <>
          <h2 className="assignment-heading">{t('assignment_links')}</h2>
          <ul className="assignment-links">
            {links.map(({ title, link }, at) => {
              const target = leadsTo(link);
              return (
                // The same link may be named twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${link} ${at}`}>
                  {target ? (
                    <a href={target.href} target="_blank" rel="noopener noreferrer">
                      <bdi>{title || target.host}</bdi>
                    </a>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {files.length > 0 && <FileList files={files} />}
      {rubric && (
        <>
          <h2 className="assignment-heading">{t('assignment_rubric')}</h2>
          <ol className="assignment-criteria">
            {rubric.criterion_json.map((criterion) => (
              <li key={criterion.title} className="assignment-criterion">
                <h3>{criterion.title}</h3>
                {criterion.description !== '' && <p>{criterion.description}</p>}
                <ul className="assignment-levels">
                  {criterion.levels.map((level) => (
                    <li key={level.title}>
                      <span className="assignment-box" aria-hidden="true" />
                      <span>
                        {level.title}
                        {level.description !== '' && <small> {level.description}</small>}
                      </span>
                      <strong>{number(level.score)}</strong>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="notice-actions assignment-print">
        <Button onClick={() => print()}>{t('assignment_print')}</Button>
      </div>
    </div>
  );
}
