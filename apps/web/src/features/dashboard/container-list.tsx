import { Badge } from '@mantine/core';
import { IconMessageCircle, IconUserSearch } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { Link } from 'react-router';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import {
  ContentTitle,
  FactDivider,
  RelativeTime,
  SubjectName,
  useGradeLabel,
  useRoleTitle,
  useTypeName,
} from '../../ui/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { useCountText } from '../../types/use-count-text.ts';
import { DetailsButton } from '../details/index.ts';
import classes from './container-list.module.css';
import { useUnread } from './home/use-unread.ts';

/** Content objects, one below the other; each leads to the editor of its type. */
export function ContainerList({ items }: { items: readonly ContainerRow[] }) {
  const unreadOf = useUnread(items);
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.container_id} className={classes.item}>
          <Row item={item} unread={unreadOf(item)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item, unread }: { item: ContainerRow; unread: number }) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const count = useCountText()(item);
  const roleTitle = useRoleTitle();
  const path = editorPath(item);
  const isWithReviewer = item.content_status === 'w' || item.content_status === 'r';
  return (
    <>
      <TypeIcon type={item.content_type} />
      <div className={classes.words}>
        {path === null ? (
          <span className={classes.title}>
            <ContentTitle language={item.language}>{item.title}</ContentTitle>
          </span>
        ) : (
          <Link to={path} className={classes.title}>
            <ContentTitle language={item.language}>{item.title}</ContentTitle>
          </Link>
        )}
        <span className={classes.second}>
          <span>{typeName(item.content_type)}</span>
          {item.skill !== '' && (
            <>
              <FactDivider />
              <span className={classes.skill}>
                <bdi>{item.skill}</bdi>
              </span>
            </>
          )}
        </span>
      </div>
      <div className={classes.facts}>
        <div className={classes.pair}>
          <span>{gradeLabel(item.grade)}</span>
          <span>
            <SubjectName subject={item.subject} />
          </span>
        </div>
        <div className={classes.pair}>
          {count !== null && <span>{count}</span>}
          <span>{t('common:skills', { count: item.total_skills })}</span>
        </div>
      </div>
      <div className={classes.last}>
        <span className={classes.activity}>
          <RelativeTime instant={item.last_activity} />
        </span>
        {unread > 0 && (
          <Badge
            variant="light"
            color="brick"
            tt="none"
            leftSection={<IconMessageCircle size={13} aria-hidden="true" />}
          >
            {t('dashboard:list.unread', { count: unread })}
          </Badge>
        )}
        {isWithReviewer && item.reviewer_role !== null && (
          <Badge
            variant="light"
            color={item.content_status === 'w' ? 'saffron' : 'sky'}
            tt="none"
            leftSection={<IconUserSearch size={13} aria-hidden="true" />}
          >
            {roleTitle({ role: '', title: item.reviewer_role })}
          </Badge>
        )}
      </div>
      <DetailsButton item={item} className={classes.details} />
    </>
  );
}
