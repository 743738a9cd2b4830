import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';

export type LibraryView = 'cards' | 'list';

/** How somebody likes to look at the library: kept in their browser. */
export function useLibraryView(): [LibraryView, (view: LibraryView) => void] {
  const [kept, keep] = useLocalStorage({
    key: 'takhti.library_view',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
  });
  return [kept === 'list' ? 'list' : 'cards', keep];
}

/** Cards or a list. */
export function ViewSwitch({ view, onView }: { view: LibraryView; onView: (view: LibraryView) => void }) {
  const t = useText();
  const look = (Icon: typeof IconList, label: string) => (
    <>
      <Icon size={18} aria-hidden="true" style={{ display: 'block' }} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <SegmentedControl
      aria-label={t('library:view.label')}
      value={view}
      onChange={(value) => onView(value === 'list' ? 'list' : 'cards')}
      data={[
        { value: 'cards', label: look(IconLayoutGrid, t('library:view.cards')) },
        { value: 'list', label: look(IconList, t('library:view.list')) },
      ]}
    />
  );
}
