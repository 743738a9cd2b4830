import { useImperativeHandle, type Ref } from 'react';

interface TargetProxyProps {
  readonly element: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

/** Represents an element that is rendered elsewhere: the target of a menu or popover that is mounted later than its button. */
export function TargetProxy({ element, ref }: TargetProxyProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
