import { useRef, type ChangeEvent } from 'react';
import { between, select, type Selection } from './selection.ts';

/**
 * What the checkbox of a row does: with Shift it selects from the row that was touched last to this one.
 * @param ids of the rows that are shown, in their order
 */
export function useRowSelection(
  ids: readonly string[],
  selection: Selection | undefined,
  onSelection: ((selection: Selection) => void) | undefined,
): (id: string, event: ChangeEvent<HTMLInputElement>) => void {
  const lastTouched = useRef<string | null>(null);
  return (id, { currentTarget, nativeEvent }) => {
    if (!selection || !onSelection) return;
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const touched = isRange && lastTouched.current !== null ? between(ids, lastTouched.current, id) : [id];
    lastTouched.current = id;
    onSelection(select(selection, touched, currentTarget.checked));
  };
}
