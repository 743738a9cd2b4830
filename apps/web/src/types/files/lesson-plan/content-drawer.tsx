import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { filterableContentTypes } from '@takhti/content-types';
import { listDeveloperDashboard, searchLibrary } from '@takhti/contract';
import {
  contentTypes,
  type ContainerRow,
  type GatheredItem,
  type OpenedContainer,
  type PlanTopic,
} from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useFilterChoices } from '../../../features/skills/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  ContentFilters,
  ContentTitle,
  Drawer,
  ErrorState,
  FilterBar,
  Pager,
  SkeletonRows,
  useGradeLabel,
  useTypeName,
} from '../../../ui/index.ts';
import { TypeIcon } from '../../type-icon.tsx';
import classes from './plan.module.css';

/** The lesson into which content is added. */
export interface DrawerPlace {
  readonly topic: number;
  readonly lesson: number;
  readonly id: string;
}

interface ContentDrawerProps {
  readonly item: OpenedContainer;
  readonly topics: readonly PlanTopic[];
  /** Null while it is closed. */
  readonly into: DrawerPlace | null;
  readonly onAdd: (place: DrawerPlace, item: GatheredItem) => void;
  readonly onClose: () => void;
}

/** Finds content and puts it into a lesson, beside the builder: one after the other, as many as are wanted. */
export function ContentDrawer({ item, topics, into, onAdd, onClose }: ContentDrawerProps) {
  const t = useText();
  const lesson = into === null ? undefined : topics[into.topic]?.lessons[into.lesson];
  return (
    <Drawer
      opened={into !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('files:plan.drawer.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {into !== null && lesson && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('files:plan.drawer.into', { title: lesson.title.trim() || t('files:plan.untitled_lesson') })}
          </Text>
          <Finder
            own={item.content_id}
            taken={lesson.items.map(({ content_id }) => content_id)}
            onAdd={(found) => onAdd(into, found)}
          />
        </>
      )}
    </Drawer>
  );
}

interface FinderProps {
  /** The plan itself, which is not offered. */
  readonly own: string;
  readonly taken: readonly string[];
  readonly onAdd: (item: GatheredItem) => void;
}

type Shelf = 'library' | 'drafts';
const types = filterableContentTypes.filter((type) => contentTypes[type].selectable);
const everything = { page: 1, title: '', content_type: '', grade: '', subject: '' } as const;

interface Filters {
  readonly page: number;
  readonly title: string;
  readonly content_type: ContainerRow['content_type'] | '';
  readonly grade: string;
  readonly subject: string;
}

function Finder({ own, taken, onAdd }: FinderProps) {
  const t = useText();
  const { can } = useSession();
  const [shelf, setShelf] = useState<Shelf>('library');
  const [filters, setFilters] = useState<Filters>(everything);
  const choices = useFilterChoices(filters.grade);
  const { grade, content_type, ...rest } = filters;
  const options = { keepsPrevious: true } as const;
  const isLibrary = shelf === 'library';
  const published = useQueryCall(
    searchLibrary,
    {
      ...rest,
      grades: grade === '' ? [] : [grade],
      content_types: content_type === '' ? [] : [content_type],
    },
    { ...options, enabled: isLibrary },
  );
  const drafts = useQueryCall(
    listDeveloperDashboard,
    { ...rest, grade, content_type, content_status: 'd' },
    { ...options, enabled: !isLibrary },
  );
  const found = isLibrary ? published : drafts;
  const { data } = found;
  const records = data?.records.filter(({ content_id }) => content_id !== own) ?? [];
  const change = (next: Partial<Filters>): void => setFilters((now) => ({ ...now, page: 1, ...next }));
  return (
    <>
      {can('desk.read') && (
        <SegmentedControl
          fullWidth
          mb="sm"
          value={shelf}
          onChange={(value) => {
            setShelf(value === 'drafts' ? 'drafts' : 'library');
            change({});
          }}
          data={[
            { value: 'library', label: t('files:plan.drawer.library') },
            { value: 'drafts', label: t('files:plan.drawer.drafts') },
          ]}
        />
      )}
      <FilterBar>
        <ContentFilters
          searchLabel={t('files:plan.drawer.search')}
          types={types}
          {...choices}
          filters={filters}
          onChange={change}
        />
      </FilterBar>
      <Text size="sm" c="dimmed" role="status">
        {data && t('files:plan.drawer.count', { count: data.total })}
      </Text>
      {found.isPending && <SkeletonRows rows={5} />}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {data && records.length === 0 && (
        <p className={classes.soft}>{t(`files:plan.drawer.${isLibrary ? 'none' : 'none_drafts'}`)}</p>
      )}
      <ul className={classes.found} aria-busy={found.isFetching}>
        {records.map((row) => (
          <Found key={row.content_id} row={row} isTaken={taken.includes(row.content_id)} onAdd={onAdd} />
        ))}
      </ul>
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
    </>
  );
}

interface FoundProps extends Pick<FinderProps, 'onAdd'> {
  readonly row: ContainerRow;
  readonly isTaken: boolean;
}

function Found({ row, isTaken, onAdd }: FoundProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const { content_id, content_type, title, language, grade, subject } = row;
  return (
    <li className={classes.foundRow}>
      <TypeIcon type={content_type} size={36} />
      <span className={classes.itemWords}>
        <ContentTitle language={language}>{title}</ContentTitle>
        <span className={classes.soft}>
          {typeName(content_type)} · {gradeLabel(grade)} · <bdi>{subject}</bdi>
        </span>
      </span>
      <Button
        size="compact-md"
        variant={isTaken ? 'subtle' : 'light'}
        leftSection={
          isTaken ? <IconCheck size={16} aria-hidden="true" /> : <IconPlus size={16} aria-hidden="true" />
        }
        aria-disabled={isTaken}
        aria-label={isTaken ? undefined : t('files:plan.drawer.add_title', { title })}
        onClick={() => {
          if (!isTaken) onAdd({ content_id, content_type, title });
        }}
      >
        {t(isTaken ? 'files:plan.drawer.added' : 'files:plan.drawer.add')}
      </Button>
    </li>
  );
}
