import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';
import { Modal } from '../../ui/overlays/modal-and-drawer.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportFindings, type FindingColumn } from './import-findings.tsx';
import { ImportProgressView } from './import-progress.tsx';
import type { FileImport } from './use-file-import.ts';
import { useStepFocus } from './use-step-focus.ts';

interface ImportDialogProps<Finding> {
  readonly fileImport: FileImport<Finding>;
  readonly title: string;
  /** The allowed content of a file. */
  readonly rule: string;
  /** All of a file or nothing. */
  readonly promise: string;
  readonly columns: readonly FindingColumn<Finding>[];
  readonly doneText: (imported: number) => string;
  /** The label of the last button, which closes the dialog. */
  readonly finishLabel: string;
  readonly onTemplate: (format: 'csv' | 'xlsx') => void;
  readonly onClose: () => void;
}

/** Brings in the rows of a file: all of them or none. The page that opens it names `imports` among its texts. */
export function ImportDialog<Finding>(props: ImportDialogProps<Finding>) {
  const t = useText();
  const { state, cancel, startAgain } = props.fileImport;
  const isBusy = state.kind === 'sending' || state.kind === 'working';
  const steps = useStepFocus(isBusy ? 'busy' : state.kind);
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="lg"
      title={props.title}
      // A running import would continue unseen.
      withCloseButton={!isBusy}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div ref={steps}>
        <Step {...props} />
        <Group justify="flex-end" mt="lg" gap="xs">
          {state.kind === 'sending' && (
            <Button variant="default" onClick={cancel}>
              {t('common:cancel')}
            </Button>
          )}
          {state.kind === 'choosing' && (
            <Button variant="default" onClick={props.onClose}>
              {t('common:cancel')}
            </Button>
          )}
          {state.kind === 'refused' && (
            <Button onClick={startAgain} data-autofocus>
              {t('imports:again')}
            </Button>
          )}
          {state.kind === 'done' && (
            <Button onClick={props.onClose} data-autofocus>
              {props.finishLabel}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  );
}

function Step<Finding>(props: ImportDialogProps<Finding>) {
  const { state, send } = props.fileImport;
  switch (state.kind) {
    case 'choosing':
      return (
        <FileChooser
          rule={props.rule}
          promise={props.promise}
          refusal={state.refusal}
          onFile={(file) => void send(file)}
          onTemplate={props.onTemplate}
        />
      );
    case 'sending':
    case 'working':
      return <ImportProgressView state={state} />;
    case 'refused':
      return (
        <ImportFindings
          file_name={state.file_name}
          findings={state.findings}
          total={state.total}
          columns={props.columns}
        />
      );
    case 'done':
      return (
        <Stack align="center" gap="xs" py="md" role="status">
          <IconCircleCheck size={56} stroke={1.4} color="var(--mantine-color-accent-7)" aria-hidden="true" />
          <Text fw={600} size="lg">
            {props.doneText(state.imported)}
          </Text>
        </Stack>
      );
    default:
      return state satisfies never;
  }
}
