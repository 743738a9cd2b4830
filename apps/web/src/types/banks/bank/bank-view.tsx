import { Button, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconReplace, IconUpload } from '@tabler/icons-react';
import { listQuestions } from '@takhti/contract';
import { limits, type Language, type OpenedContainer } from '@takhti/domain';
import { useEffect, useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useOpenedOnArrival } from '../../../app/routing/opened-on-arrival.ts';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Pager, SkeletonRows, useIsPhone } from '../../../ui/index.ts';
import { PartsStrip } from '../../../features/ai/index.ts';
import { NextPartLink } from '../../../features/container-page/index.ts';
import { MakeGameButton } from '../../../features/making/index.ts';
import { AiButton, fieldId } from '../../../features/editor/index.ts';
import { useDrop, useDropOnPage } from '../../../features/upload/index.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { ImportDialog } from '../transfer/import-dialog.tsx';
import { ReviewProgress } from '../question/review-progress.tsx';
import classes from './bank.module.css';
import { AddQuestion } from './add-question.tsx';
import { BankFilters } from './bank-filters.tsx';
import { bankQueryIn, isNarrowed, withBankQuery, type BankQuery } from './bank-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ReplaceWhenAsked } from './many/replace/replace-when-asked.tsx';
import { useOrder } from './many/use-order.ts';
import { QuestionList } from './list/question-list.tsx';
import { useShowImported } from './list/use-show-imported.ts';
import { useNextInBank } from '../use-next-in-bank.ts';
import { afterDoing, nothingSelected, type Selection } from '../../../ui/lists/selection.ts';

interface BankViewProps {
  readonly item: OpenedContainer;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** Shows questions in their place instead of leading to their editor. */
  readonly isPreview?: boolean;
}

/** The questions of a bank: searched, narrowed, ordered, page by page, and what can be done with many of them at once. */
export function BankView({ item, isReadOnly, isPreview = false }: BankViewProps) {
  const t = useText();
  const [address, changeAddress] = useAddressQuery();
  const query = bankQueryIn(address);
  const { container_id } = item;
  const list = useQueryCall(listQuestions, { container_id, ...query }, { keepsPrevious: true });
  const order = useOrder(item, query);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [isImporting, importing] = useDisclosure(false);
  const [dropped, setDropped] = useState<File>();
  const [isExporting, exporting] = useDisclosure(false);
  const [isReplacing, replacing] = useDisclosure(false);

  const change = (by: Partial<BankQuery>): void => {
    // The selection belonged to another list.
    if (by.search !== undefined || by.difficulty !== undefined) setSelection(nothingSelected);
    changeAddress((now) => withBankQuery(now, by), { replace: by.page === undefined });
  };

  const total = list.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / limits.page_size));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && query.page > last;
  useEffect(() => {
    // The last page may have been deleted away.
    if (isBeyond) changeAddress((now) => withBankQuery(now, { page: last }), { replace: true });
  }, [isBeyond, last, changeAddress]);

  const { list: place, showFrom } = useShowImported(
    { query, total: list.isPlaceholderData ? undefined : list.data?.total },
    change,
  );
  const isEmptyBank = item.total_questions === 0 && total === 0 && !isNarrowed(query);
  const isPhone = useIsPhone();
  const canAdd = !isReadOnly && !isPreview;
  const generate = `/dashboard/generate?container_id=${container_id}`;
  const nextPart = useNextInBank(item, canAdd);
  const addButton = <AddQuestion isFirst={isEmptyBank} />;
  const takesFiles = canAdd && !isImporting;
  useOpenedOnArrival(['import'], canAdd, importing.open);
  const importFile = (file: File): void => {
    setDropped(file);
    importing.open();
  };
  const isOver = useDropOnPage(importFile, takesFiles);
  const { onPaste } = useDrop(importFile).handlers;
  const importButton = (
    <Button
      variant="default"
      leftSection={<IconUpload size={18} aria-hidden="true" />}
      onClick={importing.open}
    >
      {t('questions:import.open')}
    </Button>
  );

  return (
    <section
      ref={place}
      aria-label={t('questions:list.label')}
      className={classes.drop}
      data-over={isOver || undefined}
      {...(takesFiles && { onPaste })}
    >
      <ReviewProgress item={item} />
      <PartsStrip item={item} next={<NextPartLink next={nextPart} />} />
      {list.data && isEmptyBank ? (
        <EmptyState
          title={t('questions:empty.title')}
          text={t(canAdd ? 'questions:empty.text' : 'questions:empty.read_only')}
        >
          {canAdd && (
            <div className={classes.invitation}>
              <div id={fieldId(['questions'])}>{addButton}</div>
              {importButton}
              <AiButton subject={item.content_type} isEditing to={generate} />
            </div>
          )}
        </EmptyState>
      ) : (
        <>
          <div className={classes.tools}>
            <BankFilters query={query} onChange={change} />
            <div className={classes.buttons}>
              {isPhone && canAdd && addButton}
              <AiButton subject={item.content_type} isEditing={canAdd} to={generate} />
              <MakeGameButton item={item} />
              {canAdd && (
                <Button
                  variant="default"
                  leftSection={<IconReplace size={18} aria-hidden="true" />}
                  onClick={replacing.open}
                >
                  {t('questions:replace.open')}
                </Button>
              )}
              {canAdd && importButton}
              {item.abilities.can_export && (
                <Button
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden="true" />}
                  onClick={exporting.open}
                >
                  {t('questions:export.open')}
                </Button>
              )}
              {!isPhone && canAdd && addButton}
            </div>
          </div>
          {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.isPending && <SkeletonRows rows={8} height={72} />}
          {list.data && total === 0 && (
            <EmptyState title={t('questions:no_match.title')} text={t('questions:no_match.text')}>
              <Button variant="default" mt="xs" onClick={() => change({ search: '', difficulty: null })}>
                {t('questions:no_match.clear')}
              </Button>
            </EmptyState>
          )}
          {list.data && total > 0 && (
            <Paper withBorder className={classes.list} data-stale={list.isPlaceholderData || undefined}>
              <QuestionList
                rows={list.data.records}
                total={total}
                first={(query.page - 1) * limits.page_size + 1}
                bank={item}
                isPreview={isPreview}
                {...(canAdd && { selection, onSelection: setSelection, onOrder: order })}
              />
            </Paper>
          )}
          {isNarrowed(query) && total > 0 && (
            <Text size="sm" c="dimmed" mt="xs" role="status">
              {t('questions:list.matching', { count: total })}
            </Text>
          )}
          <Pager page={query.page} total={total} onPage={(page) => change({ page })} />
        </>
      )}
      {canAdd && (
        <BulkBar
          item={item}
          query={query}
          selection={selection}
          total={total}
          onClear={() => setSelection(nothingSelected)}
          onDone={(begunWith) => setSelection((now) => afterDoing(now, begunWith))}
        />
      )}
      {isImporting && (
        <ImportDialog
          item={item}
          dropped={dropped}
          onShow={showFrom}
          onClose={() => {
            setDropped(undefined);
            importing.close();
          }}
        />
      )}
      {isReplacing && (
        <ReplaceWhenAsked
          item={item}
          collect={wholeBank}
          onDone={replacing.close}
          onClose={replacing.close}
        />
      )}
      {isExporting && <ExportDialog item={item} onClose={exporting.close} />}
    </section>
  );
}

// No ids mean all of them to the server.
const wholeBank = () => Promise.resolve([]);
