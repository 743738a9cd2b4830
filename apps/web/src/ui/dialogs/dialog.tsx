import { Button, Group } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Modal } from '../overlays/modal-and-drawer.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** A second way to continue, beside the one that Enter takes. */
  readonly otherLabel?: string;
  readonly onOther?: () => void;
  /** False: neither Cancel nor Escape closes it, only the confirm button. */
  readonly isCancelable?: boolean;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly isConfirmDisabled?: boolean;
  readonly size?: string | number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Once it has gone, and has given the focus back. */
  readonly onGone?: () => void;
}

/** A question over the page: Enter confirms, Escape closes unless it is not cancelable (C-777, C-778). */
export function Dialog(props: DialogProps) {
  const t = useText();
  const { isCancelable = true, isDangerous = false, isBusy = false } = props;

  function confirm(event: SubmitEvent): void {
    event.preventDefault();
    // React events bubble through portals: without this a form around the dialog would be submitted too.
    event.stopPropagation();
    if (!isBusy && props.isConfirmDisabled !== true) props.onConfirm();
  }

  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      size={props.size}
      closeOnEscape={isCancelable}
      closeOnClickOutside={isCancelable}
      withCloseButton={isCancelable}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      onExitTransitionEnd={props.onGone}
    >
      <form onSubmit={confirm} noValidate>
        <div>{props.children}</div>
        <Group justify="flex-end" mt="lg" gap="xs">
          {isCancelable && (
            <Button variant="default" onClick={props.onCancel}>
              {props.cancelLabel ?? t('common:cancel')}
            </Button>
          )}
          {props.otherLabel !== undefined && (
            <Button variant="default" onClick={props.onOther}>
              {props.otherLabel}
            </Button>
          )}
          <Button
            type="submit"
            // A disabled button takes no focus, which would stay on the page behind.
            data-autofocus={(!isBusy && props.isConfirmDisabled !== true) || undefined}
            color={isDangerous ? 'brick' : undefined}
            loading={isBusy}
            disabled={props.isConfirmDisabled}
          >
            {props.confirmLabel}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
