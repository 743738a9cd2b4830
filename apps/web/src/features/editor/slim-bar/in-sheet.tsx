import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSlimBar, type SheetPlace } from './slim-bar.ts';

/** Lines for the sheet of the slim bar that they are in; what gives them stays where it is, with what it opened. */
export function InSheet({ children }: { children: (place: SheetPlace) => ReactNode }) {
  const place = useSlimBar()?.place;
  return place ? createPortal(children(place), place.element) : null;
}
