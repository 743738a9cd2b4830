import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSlimBar, type SheetPlace } from './slim-bar.ts';

/** Lines for the sheet of the slim bar that they stand in; whoever gives them stays where they are, with what they opened. */
export function InSheet({ children }: { children: (place: SheetPlace) => ReactNode }) {
  const place = useSlimBar()?.place;
  return place ? createPortal(children(place), place.element) : null;
}
