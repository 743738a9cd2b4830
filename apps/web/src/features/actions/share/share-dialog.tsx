import { Button, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Modal } from '../../../ui/index.ts';
import { CarriedGame } from './carried-game.tsx';
import { Packages } from './packages/packages.tsx';
import { CopiedField } from './copied-field.tsx';
import { Embedded } from './embedded.tsx';
import { LiveRound } from './live-round.tsx';
import type { SharedItem, ShareLink } from './use-share-link.ts';

// Drawing it takes a library, which comes when somebody shares.
const LinkAsPicture = lazy(async () => ({
  default: (await import('./link-as-picture.tsx')).LinkAsPicture,
}));

interface ShareDialogProps {
  readonly item: Pick<SharedItem, 'title' | 'language'>;
  /** null closes it. */
  readonly shared: ShareLink | null;
  readonly onClose: () => void;
}

/** The link to an item: it is in the clipboard when the dialog opens, and can be copied again or opened (C-260, C-531). */
export function ShareDialog({ item, shared, onClose }: ShareDialogProps) {
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
        {last && <Link key={last.link} shared={last} />}
        {last?.reader === 'learners' && (
          <>
            <Suspense fallback={<div style={{ blockSize: 146 }} />}>
              <LinkAsPicture link={last.link} />
            </Suspense>
            <Embedded link={last.link} title={item.title} />
          </>
        )}
        {last?.live_content_id !== undefined && <LiveRound content_id={last.live_content_id} />}
        {last?.carried_content_id !== undefined && <CarriedGame content_id={last.carried_content_id} />}
        {shared?.packaged_content_id !== undefined && <Packages content_id={shared.packaged_content_id} />}
      </Stack>
    </Modal>
  );
}

function Link({ shared: { link, reader } }: { shared: ShareLink }) {
  const t = useText();
  return (
    <CopiedField
      label={t(`actions:share.${reader}.label`)}
      hint={t(`actions:share.${reader}.hint`)}
      value={link}
      copyLabel={t('actions:share.copy')}
      copiedLabel={t('actions:share.copied')}
      isFirst
    >
      <Button
        variant="default"
        component="a"
        href={link}
        target="_blank"
        rel="noopener"
        leftSection={<IconExternalLink size={18} data-points aria-hidden="true" />}
      >
        {t('common:open')}
      </Button>
    </CopiedField>
  );
}
