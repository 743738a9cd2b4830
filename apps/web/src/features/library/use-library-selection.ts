import type { LibraryRow } from '@takhti/contract';
import { useState } from 'react';
import { afterDoing, isSelected, nothingSelected, type Selection } from '../../ui/lists/selection.ts';

/** Selecting in the library: begun by a button, so that its cards stay cards to those who only look. */
export function useLibrarySelection(records: readonly LibraryRow[]) {
  const [isSelecting, setSelecting] = useState(false);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const clear = (): void => setSelection(nothingSelected);
  return {
    isSelecting,
    selection,
    setSelection,
    clear,
    begin: () => () => setSelection((now) => afterDoing(now, selection)),
    /** The selected items of this page. */
    selected: records.filter(({ container_id }) => isSelected(selection, container_id)),
    toggle(): void {
      setSelecting(!isSelecting);
      clear();
    },
  };
}
