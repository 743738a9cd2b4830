import { Stack, Text } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Modal } from '../../../ui/index.ts';
import { LiveRound } from './live-round.tsx';

interface LiveRoundDialogProps {
  readonly item: Pick<ContainerRow, 'content_id' | 'title' | 'language'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The settings of a live round: the time for each question. */
export function LiveRoundDialog({ item, isOpen, onClose }: LiveRoundDialogProps) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('actions:names.live')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>
          <ContentTitle language={item.language}>{item.title}</ContentTitle>
        </Text>
        <LiveRound content_id={item.content_id} isFirst />
      </Stack>
    </Modal>
  );
}
