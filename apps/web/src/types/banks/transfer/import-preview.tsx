import { Alert, Button, Chip, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { IconDownload, IconExclamationCircle, IconSparkles, IconWand } from '@tabler/icons-react';
import type { ImportPreview } from '@takhti/contract';
import { limits, type Language } from '@takhti/domain';
import { useState } from 'react';
import { saveFile } from '../../../app/api/file-name.ts';
import { findingsAsText } from '../../../features/imports/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/index.ts';
import {
  chosenNumbers,
  countStates,
  isFit,
  repairableNumbers,
  rowStates,
  type RowState,
} from './preview-choice.ts';
import { PreviewRow } from './preview-row.tsx';
import classes from './import-preview.module.css';
import { useFindingText } from './use-finding-text.ts';

interface ImportPreviewProps {
  readonly preview: ImportPreview;
  /** Whether it was pasted and not chosen as a file. */
  readonly isPasted: boolean;
  /** That of the bank. */
  readonly language: Language;
  readonly onImport: (take: readonly number[], repair: readonly number[]) => void;
  readonly onAgain: () => void;
}

const shown = limits.page_size;

/** The questions of a file as they would be imported, before anything is written. */
export function ImportPreviewView({ preview, isPasted, language, onImport, onAgain }: ImportPreviewProps) {
  const t = useText();
  const textOf = useFindingText();
  const { rows, findings } = preview;
  const [repaired, setRepaired] = useState<ReadonlySet<number>>(new Set());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [only, setOnly] = useState<RowState | 'all'>('all');
  const [page, setPage] = useState(1);
  const counts = countStates(rows);
  const chosen = findings.length > 0 ? [] : chosenNumbers(rows, repaired, leftOut);
  const repairable = repairableNumbers(rows);
  const made = rows.filter(({ made_by_model }) => made_by_model !== undefined).length;
  const listed = only === 'all' ? rows : rows.filter(({ state }) => state === only);

  function download(): void {
    const lines = rows.flatMap(({ row, line, file, question, findings: own, lost }) =>
      [...own, ...lost].map((each) => [String(file ?? row ?? line ?? ''), String(question), textOf(each)]),
    );
    const text = findingsAsText([...findings.map((each) => [textOf(each)]), ...lines]);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'import-findings.txt');
  }

  return (
    <Stack gap="sm">
      {findings.length > 0 && (
        <Alert
          color="brick"
          variant="light"
          role="alert"
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
          <Text role="status" fw={600}>
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
          <Chip.Group
            value={only}
            onChange={(value) => {
              setOnly(rowStates.find((state) => state === value) ?? 'all');
              setPage(1);
            }}
          >
            <Group gap="xs" role="group" aria-label={t('questions:import.narrow')}>
              <Chip value="all" size="xs">
                {t('questions:import.all', { total: rows.length })}
              </Chip>
              {rowStates
                .filter((state) => counts[state] > 0)
                .map((state) => (
                  <Chip key={state} value={state} size="xs">
                    {t(`questions:import.counts.${state}`, { total: counts[state] })}
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
              onClick={() => setRepaired(new Set(repaired.size === repairable.length ? [] : repairable))}
            >
              {repaired.size === repairable.length
                ? t('questions:import.undo_all')
                : t('questions:import.repair_all', { count: repairable.length })}
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
                  isRepaired={repaired.has(row.question)}
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
