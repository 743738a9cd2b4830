import { Badge, Checkbox, Skeleton, Text } from '@mantine/core';
import type { LibraryRow } from '@takhti/contract';
import { localeOf } from '@takhti/domain';
import { Link } from 'react-router';
import { previewPath } from '../../app/routing/content-paths.ts';
import type { LibraryTab } from '../../app/routing/library-tabs.ts';
import { useText } from '../../i18n/index.ts';
import { MakeGameLink } from '../making/index.ts';
import { ContentPicture, PictureBatches } from '../preview/index.ts';
import {
  ContentTitle,
  MarkedText,
  RelativeTime,
  SubjectName,
  useGradeLabel,
  useTypeName,
} from '../../ui/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { useCountText } from '../../types/use-count-text.ts';
import { isSelected, type Selection } from '../../ui/lists/selection.ts';
import { useRowSelection } from '../../ui/lists/use-row-selection.ts';
import { LiveAmong, PublishedActions } from '../actions/index.ts';
import { DetailsButton } from '../details/index.ts';
import { useIsNew } from './visits/use-is-new.ts';
import type { LibraryView } from './view-switch.tsx';
import classes from './library.module.css';

interface LibraryListProps {
  readonly items: readonly LibraryRow[];
  readonly tab: LibraryTab;
  readonly view?: LibraryView;
  /** Absent while nothing is being selected. */
  readonly selection?: Selection | undefined;
  readonly onSelection?: (selection: Selection) => void;
}

/** Published content as cards or as the lines of a list; each leads to its preview. */
export function LibraryList({ items, tab, view = 'cards', selection, onSelection }: LibraryListProps) {
  const t = useText();
  const isNew = useIsNew();
  const ids = items.map(({ container_id }) => container_id);
  const toggle = useRowSelection(ids, selection, onSelection);
  return (
    <LiveAmong items={items}>
      <PictureBatches items={items}>
        <ul className={classes.grid} data-view={view}>
          {items.map((item) => {
            const { container_id, title } = item;
            const isOn = selection !== undefined && isSelected(selection, container_id);
            return (
              <li key={container_id} className={classes.card} data-bar-room data-selected={isOn || undefined}>
                {selection && (
                  <Checkbox
                    className={classes.check}
                    size="md"
                    label={<span className="visually-hidden">{t('many:row', { title })}</span>}
                    checked={isOn}
                    onChange={(event) => toggle(container_id, event)}
                  />
                )}
                <Item item={item} tab={tab} view={view} isNew={isNew(item)} />
              </li>
            );
          })}
        </ul>
      </PictureBatches>
    </LiveAmong>
  );
}

interface ItemProps {
  readonly item: LibraryRow;
  readonly tab: LibraryTab;
  readonly view: LibraryView;
  readonly isNew: boolean;
}

function Item({ item, tab, view, isNew }: ItemProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const count = useCountText()(item);
  const preview = previewPath(item, tab);
  const { match, picture } = item;
  const title = (
    <ContentTitle language={item.language} isCut>
      {match ? <MarkedText pieces={match.title} /> : item.title}
    </ContentTitle>
  );
  return (
    <>
      {view === 'cards' && (
        <div className={classes.top}>
          <ContentPicture item={item} picture={picture} look="card" />
        </div>
      )}
      <div className={classes.head}>
        {view === 'cards' && <TypeIcon type={item.content_type} size={40} />}
        {view === 'list' && <ContentPicture item={item} picture={picture} look="row" />}
        <div className={classes.words}>
          <Text size="sm" c="dimmed" className={classes.kind}>
            {typeName(item.content_type)}
            {isNew && (
              <Badge variant="light" color="saffron" tt="none">
                {t('library:new')}
              </Badge>
            )}
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
          <bdi>{match ? <MarkedText pieces={match.skill} /> : item.skill}</bdi>
        </Text>
      )}
      {match && match.inside.length > 0 && (
        <div className={classes.inside} lang={localeOf(item.language)} dir="auto">
          <MarkedText pieces={match.inside} />
        </div>
      )}
      <div className={classes.facts}>
        <span>{gradeLabel(item.grade)}</span>
        <SubjectName subject={item.subject} />
        {count !== null && <span>{count}</span>}
      </div>
      <MakeGameLink item={item} />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" className={classes.when}>
          {t('library:published')} <RelativeTime instant={item.last_activity} />
          {item.author_full_name !== '' && (
            <span className={classes.author}>
              {t('library:by')} <bdi>{item.author_full_name}</bdi>
            </span>
          )}
        </Text>
        <div className={classes.buttons}>
          <PublishedActions item={item} place={tab} about={item.title} />
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
