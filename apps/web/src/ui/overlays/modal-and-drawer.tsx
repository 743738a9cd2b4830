import {
  Drawer as LibraryDrawer,
  Modal as LibraryModal,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core';
import { useLazyMount } from '../../performance/use-lazy-mount.ts';

/**
 * The library's, mounted when it opens for the first time: the library renders closed ones too, and what is around them a second
 * time, and a page has a dozen that nobody opens.
 */
export function Modal(props: ModalProps) {
  const opened = useLazyMount(props.opened);
  return opened !== null && <LibraryModal {...props} opened={opened} />;
}

/** The library's, as Modal. */
export function Drawer(props: DrawerProps) {
  const opened = useLazyMount(props.opened);
  return opened !== null && <LibraryDrawer {...props} opened={opened} />;
}
