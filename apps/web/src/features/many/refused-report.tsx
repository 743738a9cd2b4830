import { Button, Stack } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Modal } from '../../ui/index.ts';
import { ItemReasons } from '../review/index.ts';
import type { Outcome } from './each-in-turn.ts';

interface RefusedReportProps {
  /** None while there is nothing to report. */
  readonly refused: Outcome<ContainerRow>['refused'];
  readonly onClose: () => void;
}

/** Lists the contents that a joint change left as they were, each with its reason. */
export function RefusedReport({ refused, onClose }: RefusedReportProps) {
  const t = useText();
  // The lines stay while the dialog fades out.
  const [last, setLast] = useState(refused);
  if (refused.length > 0 && refused !== last) setLast(refused);
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      title={t('many:refused_title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="lg">
        <ItemReasons
          heading={t('many:refused', { count: last.length })}
          items={last.map(({ item, problem }) => ({ ...item, problem }))}
        />
        <Button fullWidth variant="default" data-autofocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </Stack>
    </Modal>
  );
}
