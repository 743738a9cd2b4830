import { createContext, use } from 'react';

/** The slot for other features in the sheet of a slim bar. */
export interface SheetPlace {
  readonly element: HTMLElement;
  readonly close: () => void;
}

/** A bar with room for one line: it shows what matters most, and the rest in the sheet behind More. */
export interface SlimBar {
  /** Whether undo and save are in the line too, which leaves less room for words. */
  readonly isEditing: boolean;
  /** Null while the sheet is closed. */
  readonly place: SheetPlace | null;
  /** Called by the sheet when it opens and closes. */
  readonly setPlace: (place: SheetPlace | null) => void;
}

export const SlimBarContext = createContext<SlimBar | null>(null);

/** The slim bar that a component is in; null in one that has room for everything, and elsewhere. */
export function useSlimBar(): SlimBar | null {
  return use(SlimBarContext);
}
