import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { filterableContentTypes } from '@takhti/content-types';
import { listDeveloperDashboard, searchLibrary } from '@takhti/contract';
import { contentTypes, type ContainerRow, type ContentType, type Language } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import {
  ContentFilters,
  ContentTitle,
  FactDivider,
  ErrorState,
  FilterBar,
  Pager,
  SkeletonRows,
  SubjectName,
  useGradeLabel,
  useTypeName,
} from '../../../ui/index.ts';
import { useFilterChoices } from '../../skills/index.ts';
import classes from './finder.module.css';
import { NamedTypes } from './named-types.tsx';

interface ContentFinderProps {
  /** The edited content, which is not offered itself. */
  readonly own: string;
  /** The ids of content that was added already. */
  readonly taken: readonly string[];
  /** The types on offer, if not all. */
  readonly types?: readonly ContentType[] | undefined;
  /** The grade that it is for, offered first; all of them where it is left out. */
  readonly grade?: string | undefined;
  /** The subject that it is about, offered first; all of them where it is left out. */
  readonly subject?: string | undefined;
  /** Its language: of each page of results, content in this language comes first. */
  readonly language?: Language | undefined;
  /** The label of the add button, if not "Add". */
  readonly addLabel?: string | undefined;
  readonly onAdd: (item: ContainerRow) => void;
}

type FinderSource = 'library' | 'drafts';
const selectable = filterableContentTypes.filter((type) => contentTypes[type].selectable);
const everything = { page: 1, title: '', content_type: '', grade: '', subject: '' } as const;

interface Filters {
  readonly page: number;
  readonly title: string;
  readonly content_type: ContainerRow['content_type'] | '';
  readonly grade: string;
  readonly subject: string;
}

/** Finds content, published or among one's own drafts, for something that is made of it. */
export function ContentFinder(props: ContentFinderProps) {
  const { own, taken, types = selectable, language, addLabel, onAdd } = props;
  const t = useText();
  const { can } = useSession();
  const [source, setSource] = useState<FinderSource>('library');
  const [filters, setFilters] = useState<Filters>(() => ({
    ...everything,
    grade: props.grade ?? '',
    subject: props.subject ?? '',
  }));
  // Until somebody chooses: what is offered first may be nothing.
  const [isChosen, setChosen] = useState(false);
  const choices = useFilterChoices(filters.grade);
  const { grade, content_type, ...rest } = filters;
  const options = { keepsPrevious: true } as const;
  const isLibrary = source === 'library';
  const published = useQueryCall(
    searchLibrary,
    {
      page: rest.page,
      subject: rest.subject,
      text: rest.title,
      grades: grade === '' ? [] : [grade],
      content_types: content_type !== '' ? [content_type] : types === selectable ? [] : [...types],
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
  const offered = data?.records.filter((row) => row.content_id !== own && types.includes(row.content_type));
  const isOther = (row: ContainerRow): number => Number(language !== undefined && row.language !== language);
  const records = offered?.toSorted((one, other) => isOther(one) - isOther(other)) ?? [];
  const change = (next: Partial<Filters>): void => {
    setChosen(true);
    setFilters((now) => ({ ...now, page: 1, ...next }));
  };
  // Content that cannot be added here is not counted.
  const count = data ? data.total - data.records.length + records.length : 0;
  const isNarrow = filters.subject !== '' || filters.grade !== '';
  const isFiltered = isNarrow || filters.title !== '' || filters.content_type !== '';
  if (!isChosen && isNarrow && data?.total === 0 && !found.isFetching)
    setFilters((now) => (now.subject === '' ? { ...now, grade: '' } : { ...now, subject: '' }));
  return (
    <>
      {can('desk.read') && (
        <SegmentedControl
          fullWidth
          mb="sm"
          value={source}
          onChange={(value) => {
            setSource(value === 'drafts' ? 'drafts' : 'library');
            change({});
          }}
          data={[
            { value: 'library', label: t('library:finder.library') },
            { value: 'drafts', label: t('library:finder.drafts') },
          ]}
        />
      )}
      <FilterBar>
        <ContentFilters
          searchLabel={t('library:finder.search')}
          types={types}
          {...choices}
          filters={filters}
          onChange={change}
          // On a phone its keyboard would cover what is offered.
          isFirst={matchMedia('(pointer: fine)').matches}
        />
      </FilterBar>
      {filters.content_type === '' && (
        <NamedTypes
          typed={filters.title}
          types={types}
          onType={(type) => change({ content_type: type, title: '' })}
        />
      )}
      <Text size="sm" c="dimmed" role="status">
        {data && t('library:finder.count', { count })}
      </Text>
      {found.isPending && <SkeletonRows rows={5} />}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {data && records.length === 0 && (
        <div className={classes.nothing}>
          <p className={classes.soft}>
            {t(`library:finder.${isLibrary || data.total > 0 || isFiltered ? 'none' : 'none_drafts'}`)}
          </p>
          {isNarrow && (
            <Button variant="default" size="compact-md" onClick={() => change({ grade: '', subject: '' })}>
              {t('library:finder.widen')}
            </Button>
          )}
        </div>
      )}
      <ul
        className={classes.found}
        aria-busy={found.isFetching}
        data-stale={found.isPlaceholderData || undefined}
      >
        {records.map((row) => (
          <Found
            key={row.content_id}
            row={row}
            isTaken={taken.includes(row.content_id)}
            addLabel={addLabel}
            onAdd={onAdd}
          />
        ))}
      </ul>
      {data && <Pager page={filters.page} total={data.total} onPage={(page) => change({ page })} />}
    </>
  );
}

interface FoundProps extends Pick<ContentFinderProps, 'onAdd' | 'addLabel'> {
  readonly row: ContainerRow;
  readonly isTaken: boolean;
}

function Found({ row, isTaken, addLabel, onAdd }: FoundProps) {
  const t = useText();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const { content_type, title, language, grade, subject } = row;
  return (
    <li className={classes.foundRow}>
      <TypeIcon type={content_type} size={36} />
      <span className={classes.itemWords}>
        <ContentTitle language={language}>{title}</ContentTitle>
        <span className={classes.soft}>
          {typeName(content_type)}
          <FactDivider />
          {gradeLabel(grade)}
          <FactDivider />
          <SubjectName subject={subject} />
        </span>
      </span>
      <Button
        size="compact-md"
        variant={isTaken ? 'subtle' : 'light'}
        leftSection={
          isTaken ? <IconCheck size={16} aria-hidden="true" /> : <IconPlus size={16} aria-hidden="true" />
        }
        aria-disabled={isTaken}
        aria-label={
          addLabel && !isTaken
            ? `${addLabel}: ${title}`
            : t(isTaken ? 'library:finder.added_title' : 'library:finder.add_title', { title })
        }
        onClick={() => {
          if (!isTaken) onAdd(row);
        }}
      >
        {isTaken ? t('library:finder.added') : (addLabel ?? t('library:finder.add'))}
      </Button>
    </li>
  );
}
