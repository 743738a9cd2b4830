import { Skeleton, Text } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import { Link } from 'react-router';
import { previewPath } from '../../app/routing/content-paths.ts';
import type { Shelf } from '../../app/routing/shelves.ts';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, RelativeTime, useGradeLabel, useTypeName } from '../../ui/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { useCountText } from '../../types/use-count-text.ts';
import { PublishedActions } from '../actions/index.ts';
import { DetailsButton } from '../details/index.ts';
import classes from './library.module.css';

/** Published content as cards; each leads to its preview. */
export function LibraryList({ items, shelf }: { items: readonly ContainerRow[]; shelf: Shelf }) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.container_id} className={classes.card} data-bar-room>
          <Item item={item} shelf={shelf} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, shelf }: { item: ContainerRow; shelf: Shelf }) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const count = useCountText()(item);
  const preview = previewPath(item, shelf);
  const title = <ContentTitle language={item.language}>{item.title}</ContentTitle>;
  return (
    <>
      <div className={classes.head}>
        <TypeIcon type={item.content_type} size={44} />
        <div className={classes.words}>
          <Text size="sm" c="dimmed">
            {typeName(item.content_type)}
          </Text>
          <h2 className={classes.title}>
            {preview === null ? (
              title
            ) : (
              <Link to={preview} className={classes.link}>
                {title}
              </Link>
            )}
          </h2>
        </div>
        <DetailsButton item={item} className={classes.details} />
      </div>
      {item.skill !== '' && (
        <Text size="sm" className={classes.skill}>
          <bdi>{item.skill}</bdi>
        </Text>
      )}
      <div className={classes.facts}>
        <span>{gradeLabel(item.grade)}</span>
        <bdi>{item.subject}</bdi>
        {count !== null && <span>{count}</span>}
      </div>
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" className={classes.when}>
          {t('library:published')} <RelativeTime instant={item.last_activity} />
        </Text>
        <div className={classes.buttons}>
          <PublishedActions item={item} place={shelf} about={item.title} />
        </div>
      </div>
    </>
  );
}

const placeholders = Array.from({ length: 6 }, (_, index) => `card-${String(index)}`);

/** Cards that are on their way. */
export function LibraryLoading() {
  const t = useText();
  return (
    <div className={classes.grid} role="status" aria-busy="true">
      <span className="visually-hidden">{t('common:loading')}</span>
      {placeholders.map((key) => (
        <Skeleton key={key} height={196} radius="lg" />
      ))}
    </div>
  );
}
