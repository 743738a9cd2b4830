import { useImperativeHandle, type Ref } from 'react';

interface LentProps {
  readonly element: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

/** Gives what opens beside an element the element itself, which stands elsewhere already. */
export function Lent({ element, ref }: LentProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
