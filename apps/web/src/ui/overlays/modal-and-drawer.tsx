import {
  Drawer as LibraryDrawer,
  Modal as LibraryModal,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useLazyMount } from '../../performance/use-lazy-mount.ts';
import { useFirstField } from './use-first-field.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useLayer } from './use-layer.ts';

/**
 * The library's, mounted when it opens for the first time: the library renders closed ones too, and what is around them a second
 * time, and a page has a dozen that nobody opens.
 */
export function Modal(props: ModalProps) {
  const opened = useLazyMount(props.opened);
  const zIndex = useLayer(opened === true);
  // As it is asked for, not as it is mounted: the menu that asks for it is gone by then.
  useFocusBack(props.opened && props.returnFocus !== false);
  return (
    opened !== null && (
      <LibraryModal zIndex={zIndex} {...onceGone(props)} returnFocus={false} opened={opened}>
        <Body>{props.children}</Body>
      </LibraryModal>
    )
  );
}

/** The library's, as Modal. */
export function Drawer(props: DrawerProps) {
  const opened = useLazyMount(props.opened);
  const zIndex = useLayer(opened === true);
  useFocusBack(props.opened && props.returnFocus !== false);
  return (
    opened !== null && (
      <LibraryDrawer zIndex={zIndex} {...onceGone(props)} returnFocus={false} opened={opened}>
        <Body>{props.children}</Body>
      </LibraryDrawer>
    )
  );
}

function Body({ children }: { readonly children: ReactNode }) {
  const body = useFirstField<HTMLSpanElement>();
  return (
    <>
      <span ref={body} hidden />
      {children}
    </>
  );
}

/** The library restores the focus within this time after closing. */
const focusReturn_ms = 50;

/** With reduced motion `onExitTransitionEnd` fires before the focus trap is released: what follows would lose the focus again. */
function onceGone<T extends Pick<ModalProps, 'onExitTransitionEnd'>>(props: T): T {
  const { onExitTransitionEnd: follow } = props;
  return follow ? { ...props, onExitTransitionEnd: () => setTimeout(follow, focusReturn_ms) } : props;
}
