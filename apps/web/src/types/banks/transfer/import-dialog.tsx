import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { downloadImportTemplate } from '@takhti/contract';
import { joinTexts, languageOfLocale, limits, type OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import {
  FileChooser,
  ImportProgressView,
  useSecondEnter,
  useStepFocus,
} from '../../../features/imports/index.ts';
import { useUndoEntry } from '../../../features/review/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../ui/index.ts';
import { Modal } from '../../../ui/overlays/modal-and-drawer.tsx';
import { ImportPreviewView } from './import-preview.tsx';
import { useKindOfFile } from './kind-of-file.tsx';
import { PasteField } from './paste-field.tsx';
import { questionFileEndings, questionFormats, useQuestionImport } from './use-question-import.ts';

const accept = questionFileEndings.map((ending) => `.${ending}`).join(',');

interface ImportDialogProps {
  readonly item: OpenedContainer;
  /** A file that was dropped on the bank, for an immediate preview. */
  readonly dropped?: File | undefined;
  readonly onClose: () => void;
  /** Called beside `onClose` when somebody goes to the questions that were imported: behind how many others they are. */
  readonly onShow: (behind: number) => void;
}

/** Brings the questions of a file, or pasted ones, into a bank: looked at first, then added all at once. */
export function ImportDialog({ item, dropped, onClose, onShow }: ImportDialogProps) {
  const t = useText();
  const locale = useLocale();
  const { kind, kinds, choice } = useKindOfFile();
  const template = useCall(downloadImportTemplate);
  const [before] = useState(item.total_questions);
  const [pasted, setPasted] = useState('');
  const [isPasted, setIsPasted] = useState(false);
  const { undo, offer, isRunning: isUndoing } = useUndoEntry(item.container_id);
  const { step, busy, isAdding, choose, confirm, cancel, startAgain } = useQuestionImport(item.container_id, [
    kind,
    ...kinds.filter((other) => other !== kind),
  ]);

  const isSecondEnter = useSecondEnter();
  const steps = useStepFocus(busy ? 'busy' : step.kind);

  const lookAtDropped = useEffectEvent(() => {
    if (dropped) void choose(dropped);
  });
  useEffect(() => lookAtDropped(), []);

  function look(file: File, wasPasted: boolean): void {
    setIsPasted(wasPasted);
    void choose(file);
  }

  // What was imported can be taken back from the bank, too, for as long as the toast is.
  function finish(): void {
    onClose();
    if (step.kind !== 'done') return;
    const { imported, history_id } = step;
    showToast({
      kind: 'success',
      text: t('questions:import.done', { count: imported }),
      action: offer('import', history_id),
    });
  }

  return (
    <Modal
      opened
      onClose={finish}
      size="xl"
      title={t('questions:import.title')}
      // A running import would continue unseen.
      withCloseButton={!busy}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div ref={steps}>
        {busy && <ImportProgressView state={busy} isSaving={isAdding} />}
        {busy?.kind === 'sending' && (
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </Group>
        )}
        {!busy && step.kind === 'choosing' && (
          <>
            {choice}
            <FileChooser
              accept={accept}
              rule={t('questions:import.rule', {
                formats: joinTexts(languageOfLocale(locale), questionFormats),
                max: limits.import.max_questions,
              })}
              promise={t('questions:import.looked_at_first')}
              refusal={isPasted ? null : step.refusal}
              onFile={(file) => look(file, false)}
              onTemplate={(format) => void template.run({ content_type: kind, format })}
            />
            <PasteField
              text={pasted}
              language={item.language}
              refusal={isPasted ? step.refusal : null}
              isFirst={isPasted}
              onText={setPasted}
              onFile={(file) => look(file, true)}
            />
            <Group justify="flex-end" mt="lg">
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
            </Group>
          </>
        )}
        {!busy && step.kind === 'preview' && (
          <ImportPreviewView
            key={step.file.name}
            file_name={step.file.name}
            preview={step.preview}
            isPasted={isPasted}
            language={item.language}
            onImport={(take, repair) => {
              if (!isSecondEnter()) void confirm(take, repair);
            }}
            onAgain={startAgain}
          />
        )}
        {!busy && step.kind === 'done' && (
          <>
            <Stack align="center" gap="xs" py="md" role="status">
              <IconCircleCheck
                size={56}
                stroke={1.4}
                color="var(--mantine-color-accent-7)"
                aria-hidden="true"
              />
              <Text fw={600} size="lg">
                {t('questions:import.done', { count: step.imported })}
              </Text>
            </Stack>
            <Group justify="flex-end" gap="xs" mt="lg">
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={18} data-points aria-hidden="true" />}
                loading={isUndoing}
                onClick={() => void undo('import', step.history_id).then(onClose)}
              >
                {t('review:undo.import')}
              </Button>
              <Button
                data-autofocus
                onClick={() => {
                  onShow(before);
                  finish();
                }}
              >
                {t('questions:import.finish')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </Modal>
  );
}
