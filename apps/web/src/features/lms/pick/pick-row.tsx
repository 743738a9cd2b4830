import { Button, Checkbox } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import { Link, useLocation } from 'react-router';
import { previewPath } from '../../../app/routing/content-paths.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, SubjectName, useGradeLabel, useTypeName } from '../../../ui/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { useCountText } from '../../../types/use-count-text.ts';
import { PublishedActions } from '../../actions/index.ts';
import classes from './pick.module.css';

interface PickRowProps {
  readonly item: ContainerRow;
  readonly isSeveral: boolean;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** One item that can be picked: looked at without leaving, chosen by its box or its button. */
export function PickRow({ item, isSeveral, isPicked, onPick }: PickRowProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const count = useCountText()(item);
  const preview = usePreviewAddress(item);
  const { can } = useSession();
  const title = <ContentTitle language={item.language}>{item.title}</ContentTitle>;
  return (
    <li className={classes.row} data-picked={isPicked || undefined}>
      {isSeveral ? (
        <Checkbox
          size="md"
          checked={isPicked}
          onChange={onPick}
          aria-label={t('lms:pick.choose_named', { title: item.title })}
        />
      ) : (
        <Button
          size="sm"
          variant="light"
          onClick={onPick}
          aria-label={t('lms:pick.choose_named', { title: item.title })}
        >
          {t('lms:pick.choose')}
        </Button>
      )}
      <div className={classes.what}>
        <TypeIcon type={item.content_type} size={40} />
        <div className={classes.words}>
          <h2 className={classes.title}>{preview === null ? title : <Link to={preview}>{title}</Link>}</h2>
          <div className={classes.facts}>
            <span>{typeName(item.content_type)}</span>
            <span>{gradeLabel(item.grade)}</span>
            <SubjectName subject={item.subject} />
            {count !== null && <span>{count}</span>}
          </div>
        </div>
      </div>
      <div className={classes.actions} data-bar-room>
        {can('content.preview') && <PublishedActions item={item} place="picker" about={item.title} />}
      </div>
    </li>
  );
}

/** The preview of an item, with what the picker was opened with and what is picked (G-472); none without the right to preview. */
function usePreviewAddress(item: ContainerRow): string | null {
  const { search } = useLocation();
  const { can } = useSession();
  const path = can('content.preview') ? previewPath(item) : null;
  if (path === null) return null;
  const [pathname = '', own] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  query.set('picker', '1');
  return `${pathname}?${query.toString()}`;
}
