import { Button, Card } from '@mantine/core';
import { createRubric, deleteRubric, listRubrics } from '@takhti/contract';
import { copyTitle, type OpenedContainer, type Rubric } from '@takhti/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall, useQueryCall } from '../../../../app/api/index.ts';
import { useSession } from '../../../../app/session/index.ts';
import { useText } from '../../../../i18n/index.ts';
import {
  confirm,
  FactDivider,
  EmptyState,
  ErrorState,
  PageHeader,
  Pager,
  RelativeTime,
  SearchField,
  showToast,
  SkeletonRows,
} from '../../../../ui/index.ts';
import { rubricPath } from '../paths.ts';
import { OfAssignment } from './of-assignment.tsx';
import classes from './rubric.module.css';
import { Totals } from './totals.tsx';
import { useApply } from './use-apply.ts';

/** The saved rubrics, each to be looked at, copied and used (C-112, C-241 to C-243). */
export function Component() {
  return <OfAssignment>{(item) => <Saved item={item} />}</OfAssignment>;
}

function Saved({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const [query] = useSearchParams();
  const [{ title, page }, setFilter] = useState({ title: '', page: 1 });
  const found = useQueryCall(listRubrics, { title, page }, { keepsPrevious: true });
  const { data } = found;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('files:rubric.saved')}
        detail={<span role="status">{data && t('files:rubric.count', { count: data.total })}</span>}
      >
        <Button component={Link} to={rubricPath('createRubrics', query)}>
          {t('files:rubric.create')}
        </Button>
      </PageHeader>
      <SearchField
        label={t('files:rubric.search')}
        value={title}
        onSearch={(words) => setFilter({ title: words, page: 1 })}
      />
      {found.isPending && <SkeletonRows rows={4} />}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {data?.total === 0 && (
        <EmptyState title={t('files:rubric.none_saved')} text={t('files:rubric.none_saved_text')} />
      )}
      <ul className={classes.cards}>
        {data?.records.map((rubric) => (
          <li key={rubric.rubric_id}>
            <RubricCard rubric={rubric} item={item} />
          </li>
        ))}
      </ul>
      {data && <Pager page={page} total={data.total} onPage={(next) => setFilter({ title, page: next })} />}
    </div>
  );
}

function RubricCard({ rubric, item }: { readonly rubric: Rubric; readonly item: OpenedContainer }) {
  const t = useText();
  const [query] = useSearchParams();
  const { user } = useSession();
  const { apply, isApplying } = useApply(item);
  const copy = useCall(createRubric);
  const remove = useCall(deleteRubric);
  const { rubric_id, title, criterion_json, sort_order } = rubric;
  const isOwn = rubric.user_id === user.user_id;

  async function duplicate(): Promise<void> {
    const named = copyTitle(title, item.language);
    const { content_id: assignment_id } = item;
    const made = await copy.run({ assignment_id, title: named, criterion_json, sort_order });
    if (made) showToast({ kind: 'success', text: t('files:rubric.duplicated') });
  }
  async function erase(): Promise<void> {
    const isSure = await confirm({
      title: t('files:rubric.delete_title'),
      text: t('files:rubric.delete_text'),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (isSure && (await remove.run({ rubric_id })))
      showToast({ kind: 'success', text: t('files:rubric.deleted') });
  }

  const about = (action: string): string => `${action}: ${title}`;
  return (
    <Card withBorder radius="lg" padding="md" className={classes.card}>
      <h2 className={classes.cardTitle}>
        <bdi>{title}</bdi>
      </h2>
      <p className={classes.soft}>
        <Totals rubric={rubric} />
      </p>
      <p className={classes.soft}>
        <bdi>{rubric.author_full_name}</bdi>
        <FactDivider />
        <RelativeTime instant={rubric.updated_on} />
      </p>
      <div className={classes.actions}>
        {item.abilities.can_edit && (
          <Button
            size="compact-md"
            loading={isApplying}
            aria-label={about(t('files:rubric.apply'))}
            onClick={() => void apply(rubric)}
          >
            {t('files:rubric.apply')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          component={Link}
          to={rubricPath('previewRubrics', query, rubric_id)}
          aria-label={about(t('files:rubric.play'))}
        >
          {t('files:rubric.play')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          loading={copy.isRunning}
          aria-label={about(t('files:rubric.duplicate'))}
          onClick={() => void duplicate()}
        >
          {t('files:rubric.duplicate')}
        </Button>
        {isOwn && (
          <>
            <Button
              size="compact-md"
              variant="subtle"
              component={Link}
              to={rubricPath('createRubrics', query, rubric_id)}
              aria-label={about(t('files:rubric.edit'))}
            >
              {t('files:rubric.edit')}
            </Button>
            <Button
              size="compact-md"
              variant="subtle"
              color="brick"
              loading={remove.isRunning}
              aria-label={about(t('common:delete'))}
              onClick={() => void erase()}
            >
              {t('common:delete')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
