import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { PreviewDialog } from '../../../features/preview/index.ts';
import { useText } from '../../../i18n/index.ts';

interface SeenInPlayerProps {
  readonly item: OpenedContainer;
  /** Saves what is written, which the player does not know yet; true when it does. Left out where nothing is written. */
  readonly save?: () => Promise<boolean>;
}

/**
 * The way to what a row with a name and a size does not show, while it is reviewed: nobody should approve a book by its name. In the
 * library and on the author's desk the bar leads there.
 */
export function SeenInPlayer({ item, save }: SeenInPlayerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (item.content_status !== 'w' && item.content_status !== 'r') return null;
  async function open(): Promise<void> {
    if (save && !(await save())) return;
    setOpen(true);
  }
  return (
    <>
      <Button
        mt="lg"
        w="fit-content"
        style={{ alignSelf: 'start' }}
        variant="light"
        leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {t('files:see_as_learners')}
      </Button>
      <PreviewDialog item={item} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
