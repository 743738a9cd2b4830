import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Modal } from '../../../ui/index.ts';
import { CarriedGame } from './carried-game.tsx';
import { Packages } from './packages/packages.tsx';
import { copyText } from './copy-text.ts';
import { LiveRound } from './live-round.tsx';
import type { SharedItem, ShareLink } from './use-share-link.ts';

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
        {last?.live_content_id !== undefined && <LiveRound content_id={last.live_content_id} />}
        {last?.carried_content_id !== undefined && <CarriedGame content_id={last.carried_content_id} />}
        {shared?.packaged_content_id !== undefined && <Packages content_id={shared.packaged_content_id} />}
      </Stack>
    </Modal>
  );
}

function Link({ shared: { link, reader } }: { shared: ShareLink }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'by_hand' | null>(null);

  useEffect(() => {
    void copyText(link).then((isCopied) => setOutcome(isCopied ? 'copied' : null));
  }, [link]);

  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setOutcome(isCopied ? 'copied' : 'by_hand');
  }

  return (
    <>
      <TextInput
        ref={field}
        label={t(`actions:share.${reader}.label`)}
        description={t(`actions:share.${reader}.hint`)}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status" c={outcome === 'by_hand' ? 'saffron.8' : 'accent.8'}>
          {outcome !== null && t(`actions:share.${outcome}`)}
        </Text>
        <Group gap="xs">
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
          <Button
            data-autofocus
            leftSection={
              outcome === 'copied' ? (
                <IconCheck size={18} aria-hidden="true" />
              ) : (
                <IconCopy size={18} aria-hidden="true" />
              )
            }
            onClick={() => void copy()}
          >
            {t('actions:share.copy')}
          </Button>
        </Group>
      </Group>
    </>
  );
}
