import { Badge, Checkbox } from '@mantine/core';
import { IconMessageCircle, IconUserSearch } from '@tabler/icons-react';
import { whyNotMove, type ContainerRow } from '@takhti/domain';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useSession } from '../../app/session/index.ts';
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
import { useCountText, useSkillsText } from '../../types/use-count-text.ts';
import { isSelected, pageState, select, type Selection } from '../../ui/lists/selection.ts';
import { useRowSelection } from '../../ui/lists/use-row-selection.ts';
import { DetailsButton } from '../details/index.ts';
import { ContentPicture, PictureBatches } from '../preview/index.ts';
import { StartReviewButton } from '../review/index.ts';
import classes from './container-list.module.css';
import { useUnread } from './home/use-unread.ts';

interface ContainerListProps {
  readonly items: readonly ContainerRow[];
  /** Absent where nothing can be done with several of them. */
  readonly selection?: Selection | undefined;
  readonly onSelection?: (selection: Selection) => void;
  /** Whether each names its author. */
  readonly namesAuthors?: boolean;
}

/** Containers, one below the other; each leads to the editor of its type. */
export function ContainerList({ items, selection, onSelection, namesAuthors = false }: ContainerListProps) {
  const t = useText();
  const unreadOf = useUnread(items);
  const ids = items.map(({ container_id }) => container_id);

  const toggle = useRowSelection(ids, selection, onSelection);
  const state = selection && pageState(selection, ids);

  return (
    <div className={classes.box}>
      {selection && onSelection && (
        <Checkbox
          className={classes.head}
          label={t('many:page')}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onSelection(select(selection, ids, state !== 'all'))}
        />
      )}
      <PictureBatches items={items}>
        <ul className={classes.list}>
          {items.map((item) => {
            const { container_id, title } = item;
            const isOn = selection !== undefined && isSelected(selection, container_id);
            return (
              <li
                key={container_id}
                className={classes.item}
                data-selects={selection !== undefined || undefined}
                data-selected={isOn || undefined}
              >
                {selection && (
                  <Checkbox
                    className={classes.check}
                    aria-label={t('many:row', { title })}
                    checked={isOn}
                    onChange={(event) => toggle(container_id, event)}
                  />
                )}
                <Row item={item} unread={unreadOf(item)} namesAuthor={namesAuthors} />
              </li>
            );
          })}
        </ul>
      </PictureBatches>
    </div>
  );
}

interface RowProps {
  readonly item: ContainerRow;
  readonly unread: number;
  readonly namesAuthor: boolean;
}

function Row({ item, unread, namesAuthor }: RowProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const count = useCountText()(item);
  const skills = useSkillsText()(item);
  const roleTitle = useRoleTitle();
  const path = editorPath(item);
  const { actor } = useSession();
  const mayStart = path !== null && whyNotMove('startReview', actor, item) === null;
  const isWithReviewer = item.content_status === 'w' || item.content_status === 'r';
  const turn = isWithReviewer && item.reviewer_role !== null && (
    <Badge
      variant="light"
      color={item.content_status === 'w' ? 'saffron' : 'sky'}
      tt="none"
      leftSection={<IconUserSearch size={13} aria-hidden="true" />}
    >
      {roleTitle({ role: '', title: item.reviewer_role })}
    </Badge>
  );
  return (
    <>
      <ContentPicture item={item} look="row" />
      <div className={classes.words}>
        {path === null ? (
          <span className={classes.title}>
            <ContentTitle language={item.language} isCut>
              {item.title}
            </ContentTitle>
          </span>
        ) : (
          <Link to={path} className={classes.title}>
            <ContentTitle language={item.language} isCut>
              {item.title}
            </ContentTitle>
          </Link>
        )}
        <span className={classes.second}>
          <span>{typeName(item.content_type)}</span>
          {namesAuthor && (
            <>
              <FactDivider />
              <bdi>{item.author_full_name}</bdi>
            </>
          )}
          {item.skill !== '' && (
            <span className={classes.skill}>
              <span className={classes.before}>
                <FactDivider />
              </span>
              <bdi>{item.skill}</bdi>
            </span>
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
          {skills !== null && <span>{skills}</span>}
        </div>
      </div>
      <div className={classes.last} data-starts={mayStart || undefined}>
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
        {turn}
        {mayStart && (
          <Suspense>
            <StartReviewButton item={item} className={classes.start} />
          </Suspense>
        )}
      </div>
      <DetailsButton item={item} className={classes.details} />
    </>
  );
}
