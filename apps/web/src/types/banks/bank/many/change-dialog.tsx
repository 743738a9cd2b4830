import { Select, Stack } from '@mantine/core';
import { changeQuestions } from '@takhti/contract';
import {
  isLanguage,
  limits,
  pastPapers,
  taxonomies,
  type OpenedContainer,
  type QuestionDoc,
} from '@takhti/domain';
import { useState } from 'react';
import { useCall } from '../../../../app/api/index.ts';
import { languageChoices, useFormat, useText } from '../../../../i18n/index.ts';
import { Dialog, showToast } from '../../../../ui/index.ts';

interface ChangeDialogProps {
  readonly item: OpenedContainer;
  readonly count: number;
  /** The ids of what is selected, none for the whole bank; undefined when they could not be had. */
  readonly collect: () => Promise<readonly string[] | undefined>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Fields = Partial<Pick<QuestionDoc, 'difficulty' | 'taxonomy' | 'language' | 'past_paper'>>;

const levels = Array.from({ length: limits.difficulty.max }, (_, at) => at + limits.difficulty.min);

/** Asks what many questions shall have in common: difficulty, taxonomy, language, kind of test. What is left open stays as it is. */
export function ChangeDialog({ item, count, collect, onDone, onClose }: ChangeDialogProps) {
  const t = useText();
  const format = useFormat();
  const [fields, setFields] = useState<Fields>({});
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { run } = useCall(changeQuestions);
  const { container_id } = item;
  const placeholder = t('questions:change.unchanged');

  function set(change: Fields): void {
    setMissing(false);
    setFields((now) => ({ ...now, ...change }));
  }

  async function send(): Promise<void> {
    const isNothing = Object.keys(fields).length === 0;
    setMissing(isNothing);
    if (isNothing) return;
    setBusy(true);
    const ids = await collect();
    const reply = ids && (await run({ container_id, changes: [{ content_ids: [...ids], ...fields }] }));
    setBusy(false);
    if (!reply) return;
    const { changed, undo } = reply;
    showToast({
      kind: 'success',
      text: t('questions:change.done', { count: changed }),
      ...(undo.length > 0 && {
        action: { label: t('common:undo'), onClick: () => void run({ container_id, changes: undo }) },
      }),
    });
    onDone();
  }

  return (
    <Dialog
      isOpen
      title={t('questions:change.title', { count })}
      confirmLabel={t('questions:change.confirm')}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Select
          label={t('questions:difficulty.label')}
          placeholder={placeholder}
          data={levels.map((level) => ({ value: String(level), label: format.number(level) }))}
          value={fields.difficulty === undefined ? null : String(fields.difficulty)}
          onChange={(value) => set({ difficulty: Number(value) })}
        />
        <Select
          label={t('questions:taxonomy.label')}
          placeholder={placeholder}
          data={taxonomies.map((value) => ({
            value,
            label: t(`questions:taxonomy.${value === '' ? 'none' : value}`),
          }))}
          value={fields.taxonomy ?? null}
          onChange={(value) => set({ taxonomy: taxonomies.find((each) => each === value) ?? '' })}
        />
        <Select
          label={t('questions:language')}
          placeholder={placeholder}
          data={languageChoices}
          value={fields.language ?? null}
          onChange={(value) => isLanguage(value) && set({ language: value })}
        />
        <Select
          label={t('questions:past_paper.label')}
          placeholder={placeholder}
          data={pastPapers.map((value) => ({
            value: String(value),
            label: t(`questions:past_paper.${value}`),
          }))}
          value={fields.past_paper === undefined ? null : String(fields.past_paper)}
          onChange={(value) => set({ past_paper: pastPapers.find((each) => String(each) === value) ?? 0 })}
          error={isMissing ? t('questions:change.required') : undefined}
        />
      </Stack>
    </Dialog>
  );
}
