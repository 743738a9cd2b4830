import { Alert, Button, Chip, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { IconDownload, IconExclamationCircle, IconSparkles, IconWand } from '@tabler/icons-react';
import type { ImportPreview } from '@takhti/contract';
import { limits, type Language } from '@takhti/domain';
import { useState } from 'react';
import { saveFindings } from '../../../features/imports/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/index.ts';
import {
  chosenNumbers,
  countGroups,
  groupOf,
  isFit,
  repairableNumbers,
  repairedFromStart,
  rowGroups,
  type RowGroup,
} from './preview-choice.ts';
import { PreviewRow } from './preview-row.tsx';
import classes from './import-preview.module.css';
import { useFindingText } from './use-finding-text.ts';

interface ImportPreviewProps {
  readonly file_name: string;
  readonly preview: ImportPreview;
  /** Whether it was pasted and not chosen as a file. */
  readonly isPasted: boolean;
  /** The language of the bank. */
  readonly language: Language;
  readonly onImport: (take: readonly number[], repair: readonly number[]) => void;
  readonly onAgain: () => void;
}

const shown = limits.page_size;

/** The questions of a file as they would be imported, before anything is written. */
export function ImportPreviewView({
  file_name,
  preview,
  isPasted,
  language,
  onImport,
  onAgain,
}: ImportPreviewProps) {
  const t = useText();
  const textOf = useFindingText();
  const { rows, findings } = preview;
  const [repaired, setRepaired] = useState<ReadonlySet<number>>(() => repairedFromStart(rows));
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  // What was in the group when it was chosen: no question goes from the list by being decided on.
  const [only, setOnly] = useState<{ group: RowGroup; numbers: ReadonlySet<number> } | null>(null);
  const [page, setPage] = useState(1);
  const counts = countGroups(rows, repaired);
  const chosen = findings.length > 0 ? [] : chosenNumbers(rows, repaired, leftOut);
  const repairable = repairableNumbers(rows);
  const made = rows.filter(({ made_by_model }) => made_by_model !== undefined).length;
  const listed = only === null ? rows : rows.filter(({ question }) => only.numbers.has(question));

  function narrow(to: unknown): void {
    const group = rowGroups.find((each) => each === to);
    const inGroup = rows.filter((row) => groupOf(row, repaired) === group);
    setOnly(group ? { group, numbers: new Set(inGroup.map(({ question }) => question)) } : null);
    setPage(1);
  }

  function download(): void {
    const lines = rows.flatMap(({ row, line, file, question, findings: own, lost }) =>
      [...own, ...lost].map((each) => [String(file ?? row ?? line ?? ''), String(question), textOf(each)]),
    );
    saveFindings([...findings.map((each) => [textOf(each)]), ...lines], file_name);
  }

  return (
    <Stack gap="sm">
      {findings.length > 0 && (
        <Alert
          color="brick"
          variant="light"
          role="alert"
          tabIndex={-1}
          data-step-heading
          icon={<IconExclamationCircle size={20} />}
          title={t(isPasted ? 'questions:import.paste_refused' : 'questions:import.refused')}
        >
          {findings.map((each) => (
            <p key={`${each.key} ${each.message}`} className={classes.line}>
              {textOf(each)}
            </p>
          ))}
        </Alert>
      )}
      {rows.length > 0 && (
        <>
          <Text role="status" fw={600} tabIndex={-1} data-step-heading>
            {t(isPasted ? 'questions:import.paste_found' : 'questions:import.found', { count: rows.length })}
          </Text>
          {made > 0 && (
            <Alert
              color="saffron"
              variant="light"
              icon={<IconSparkles size={18} aria-hidden="true" />}
              title={t('questions:import.made', { count: made })}
            >
              {t('questions:import.made_unread')}
            </Alert>
          )}
          <Chip.Group value={only?.group ?? 'all'} onChange={narrow}>
            <Group gap="xs" role="group" aria-label={t('questions:import.narrow')}>
              <Chip value="all" size="xs">
                {t('questions:import.all', { total: rows.length })}
              </Chip>
              {rowGroups
                .filter((group) => counts[group] > 0 || group === only?.group)
                .map((group) => (
                  <Chip key={group} value={group} size="xs">
                    {t(`questions:import.counts.${group}`, { total: counts[group] })}
                  </Chip>
                ))}
            </Group>
          </Chip.Group>
          {repairable.length > 0 && (
            <Button
              variant="light"
              size="compact-md"
              w="fit-content"
              leftSection={<IconWand size={18} aria-hidden="true" />}
              onClick={() => setRepaired(new Set(counts.repairable === 0 ? [] : repairable))}
            >
              {counts.repairable === 0
                ? t('questions:import.undo_all')
                : t('questions:import.repair_all', { count: counts.repairable })}
            </Button>
          )}
          <ScrollArea.Autosize
            mah="46vh"
            type="auto"
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('questions:import.list') }}
          >
            <ol className={classes.rows}>
              {listed.slice((page - 1) * shown, page * shown).map((row) => (
                <PreviewRow
                  key={row.question}
                  row={row}
                  language={language}
                  isRepaired={groupOf(row, repaired) === 'repaired'}
                  textOf={textOf}
                  isTaken={isFit(row, repaired) ? !leftOut.has(row.question) : null}
                  onToggle={() => setRepaired(toggled(repaired, row.question))}
                  onTake={() => setLeftOut(toggled(leftOut, row.question))}
                />
              ))}
            </ol>
          </ScrollArea.Autosize>
          <Pager page={page} total={listed.length} onPage={setPage} />
        </>
      )}
      <Group justify="space-between" gap="xs" mt="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={download}
        >
          {t('imports:download')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onAgain}>
            {t(isPasted ? 'questions:import.paste_again' : 'imports:again')}
          </Button>
          <Button
            data-autofocus
            disabled={chosen.length === 0}
            onClick={() =>
              onImport(
                chosen,
                chosen.filter((each) => repaired.has(each)),
              )
            }
          >
            {t('questions:import.confirm', { count: chosen.length })}
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed" ta="end">
        {chosen.length < rows.length &&
          t('questions:import.left_out', { count: rows.length - chosen.length })}
      </Text>
    </Stack>
  );
}

function toggled(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(numbers);
  if (!next.delete(number)) next.add(number);
  return next;
}
