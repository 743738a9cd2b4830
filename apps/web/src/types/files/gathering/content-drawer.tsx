import { Text } from '@mantine/core';
import type { ContentType, GatheredItem, OpenedContainer } from '@takhti/domain';
import { ContentFinder } from '../../../features/library/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Drawer } from '../../../ui/index.ts';
import { BeginContent } from './begin-content.tsx';

interface ContentDrawerProps {
  readonly item: OpenedContainer;
  /** The place that gets the content, in words; null while the drawer is closed. */
  readonly into: string | null;
  readonly taken: readonly string[];
  /** The types on offer, if not all. */
  readonly types?: readonly ContentType[] | undefined;
  /** The grade whose content is offered first. */
  readonly grade?: string | undefined;
  /** The subject whose content is offered first. */
  readonly subject?: string | undefined;
  /** Content is begun here, too, where drafts may be gathered. */
  readonly begins?: boolean;
  readonly onAdd: (item: GatheredItem) => void;
  readonly onClose: () => void;
}

/** Finds content and puts it somewhere, beside the editor: one after the other, as many as are wanted. */
export function ContentDrawer({
  item,
  into,
  begins = false,
  onAdd,
  onClose,
  ...offered
}: ContentDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={into !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('files:plan.drawer.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {into !== null && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {into}
          </Text>
          {begins && <BeginContent item={item} onAdd={onAdd} />}
          <ContentFinder
            own={item.content_id}
            {...offered}
            language={item.language}
            onAdd={({ content_id, content_type, title }) => onAdd({ content_id, content_type, title })}
          />
        </>
      )}
    </Drawer>
  );
}
