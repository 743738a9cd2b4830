import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { ContentDetails } from './content-details.tsx';

/** Opens the details of an item of a list; the list continues behind them. */
export function DetailsButton({ item, className }: { item: ContainerRow; className?: string }) {
  const t = useText();
  const [isOpen, details] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        className={className}
        variant="subtle"
        color="ink"
        size={40}
        aria-label={t('details:open', { title: item.title })}
        aria-haspopup="dialog"
        onClick={details.open}
      >
        <IconInfoCircle size={22} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ContentDetails item={item} isOpen={isOpen} onClose={details.close} />
    </>
  );
}
