import { Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Modal } from '../../../ui/index.ts';
import { LiveRound } from '../live/live-round.tsx';
import { CarriedGame } from './carried-game.tsx';
import { Packages } from './packages/packages.tsx';
import { LearnersLink } from './learners-link.tsx';
import { LinkField } from './link-field.tsx';
import type { SharedItem, ShareLink } from './use-share-link.ts';

interface ShareDialogProps {
  readonly item: Pick<SharedItem, 'content_id' | 'title' | 'language'>;
  /** Whether a class can be asked it in a live round; it may be known only after the dialog was opened. */
  readonly isLive: boolean;
  /** null closes it. */
  readonly shared: ShareLink | null;
  readonly onClose: () => void;
}

/** The link to an item: it is in the clipboard when the dialog opens, and can be copied again or opened (C-260, C-531). */
export function ShareDialog({ item, isLive, shared, onClose }: ShareDialogProps) {
  const t = useText();
  // The link stays while the dialog fades out.
  const [last, setLast] = useState(shared);
  if (shared !== null && shared !== last) setLast(shared);
  return (
    <Modal
      opened={shared !== null}
      onClose={onClose}
      size="lg"
      title={t('actions:names.share')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>
          <ContentTitle language={item.language}>{item.title}</ContentTitle>
        </Text>
        {last?.reader === 'colleagues' && <LinkField key={last.link} link={last.link} reader="colleagues" />}
        {last?.reader === 'learners' && <LearnersLink key={last.link} shared={last} title={item.title} />}
        {isLive && last?.reader === 'learners' && (
          <>
            <Divider />
            <Text fw={600}>{t('actions:share.live.label')}</Text>
            <LiveRound content_id={item.content_id} />
          </>
        )}
        {last?.carried_content_id !== undefined && <CarriedGame content_id={last.carried_content_id} />}
        {shared?.packaged_content_id !== undefined && <Packages content_id={shared.packaged_content_id} />}
      </Stack>
    </Modal>
  );
}
