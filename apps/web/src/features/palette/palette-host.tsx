import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Layout } from '../../app/shell/layout-of.ts';
import { loadTexts, useText } from '../../i18n/index.ts';
import { Modal, SkeletonRows, takesText } from '../../ui/index.ts';
import { askedBy } from './palette-keys.ts';
import { useFirstKeys } from './use-first-keys.ts';

// What is behind the key comes when somebody presses it.
const Panel = lazy(async () => {
  const [{ PalettePanel }] = await Promise.all([import('./palette-panel.tsx'), loadTexts(['palette'])]);
  return { default: PalettePanel };
});
const Shortcuts = lazy(async () => {
  const [{ ShortcutsDialog }] = await Promise.all([import('../editor/index.ts'), loadTexts(['editor'])]);
  return { default: ShortcutsDialog };
});

/** The button that finds everything, and Ctrl+K and ? on any page; an editor lists its shortcuts itself. */
export function Palette({ layout, isEditor }: { layout: Layout; isEditor: boolean }) {
  const t = useText();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = (): void => setOpen(null);
  const first = useFirstKeys(open === 'palette');

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const asked = event.isComposing ? null : askedBy(event, takesText(target));
      if (asked === null || (asked === 'shortcuts' && isEditor)) return;
      // The browser's own search field is never what was meant; a dialog keeps its keys to itself.
      if (asked === 'palette') event.preventDefault();
      if (target?.closest('[role="dialog"]') == null) setOpen(asked);
    }
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [isEditor]);

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={40}
        aria-label={t('common:header.find')}
        title={t('common:header.find')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('palette')}
      >
        <IconSearch size={21} aria-hidden="true" />
      </ActionIcon>
      <Modal
        opened={open === 'palette'}
        onClose={close}
        size={620}
        padding={0}
        centered={false}
        yOffset="10vh"
        withCloseButton={false}
        aria-label={t('common:header.find')}
      >
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <Panel
            layout={layout}
            onStart={first.take}
            onDone={close}
            onShortcuts={() => setOpen('shortcuts')}
          />
        </Suspense>
      </Modal>
      {open === 'shortcuts' && (
        <Suspense fallback={null}>
          <Shortcuts isOpen onClose={close} />
        </Suspense>
      )}
    </>
  );
}
