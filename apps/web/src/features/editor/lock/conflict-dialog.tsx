import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import classes from './conflict-dialog.module.css';
import {
  defaultChoice,
  differencesOf,
  mergeByChoice,
  type Choice,
  type Difference,
} from '../document/differences.ts';
import type { Conflict, Editor } from '../editor.ts';

/** How a type's fields are named and shown when two versions of them are shown side by side. */
export interface FieldWords {
  /** By its dotted path, as `json_data.incorrect_feedback`; see Difference. */
  readonly nameOf: (field: string) => string;
  readonly show: (field: string, value: unknown) => ReactNode;
}

interface ConflictDialogProps<Doc> {
  readonly editor: Pick<Editor<Doc>, 'conflict' | 'settleConflict' | 'save'>;
  readonly words: FieldWords;
}

/** Asks, after somebody else was faster, which version of each differing field to keep (nothing is lost without asking). */
export function ConflictDialog<Doc extends object>({ editor, words }: ConflictDialogProps<Doc>) {
  const { conflict } = editor;
  if (!conflict) return null;
  return <Choices key={conflict.version} conflict={conflict} editor={editor} words={words} />;
}

function Choices<Doc extends object>({
  conflict,
  editor,
  words,
}: ConflictDialogProps<Doc> & { readonly conflict: Conflict<Doc> }) {
  const t = useText();
  const differences = useMemo(
    () => differencesOf(conflict.base, conflict.mine, conflict.theirs, conflict.shape),
    [conflict],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(differences.map((each) => [each.field, defaultChoice(each)])),
  );
  const takeAll = (choice: Choice): void =>
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, choice])));

  async function saveChosen(): Promise<void> {
    editor.settleConflict(mergeByChoice(conflict.mine, conflict.theirs, choices, conflict.shape));
    await editor.save();
  }

  return (
    <Dialog
      isOpen
      size="56rem"
      title={t('editor:conflict.title')}
      confirmLabel={t('editor:conflict.save')}
      cancelLabel={t('editor:conflict.later')}
      onConfirm={() => void saveChosen()}
      onCancel={() => editor.settleConflict(null)}
    >
      <Stack gap="md">
        <Alert color="saffron" variant="light">
          {conflict.by === undefined
            ? t('editor:conflict.text')
            : t('editor:conflict.text_by', { name: conflict.by })}
        </Alert>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => takeAll('mine')}>
            {t('editor:conflict.all_mine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => takeAll('theirs')}>
            {t('editor:conflict.all_theirs')}
          </Button>
        </Group>
        {differences.map((difference) => (
          <OneField
            key={difference.field}
            difference={difference}
            words={words}
            choice={choices[difference.field] ?? defaultChoice(difference)}
            onChoice={(choice) => setChoices((all) => ({ ...all, [difference.field]: choice }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface OneFieldProps {
  readonly difference: Difference;
  readonly words: FieldWords;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

function OneField({ difference, words, choice, onChoice }: OneFieldProps) {
  const t = useText();
  const id = useId();
  const { field, mine, theirs, changedBy } = difference;
  return (
    <Radio.Group
      value={choice}
      onChange={(value) => onChoice(value === 'theirs' ? 'theirs' : 'mine')}
      label={words.nameOf(field)}
      description={changedBy === 'both' ? undefined : t(`editor:conflict.only_${changedBy}`)}
    >
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={classes.side} data-chosen={choice === side || undefined}>
            <Radio
              value={side}
              label={t(`editor:conflict.${side}`)}
              aria-describedby={`${id}-${side}`}
              fw={600}
            />
            <div id={`${id}-${side}`} className={classes.value}>
              {words.show(field, side === 'mine' ? mine : theirs) ?? (
                <Text size="sm" c="dimmed">
                  {t('editor:conflict.empty')}
                </Text>
              )}
            </div>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
