import type { EditLock, OpenedContainer } from '@takhti/domain';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { lockKeeper } from './locks.ts';

interface LockGateProps<Item> {
  readonly item: Item;
  /** Renders the item, which cannot be edited while another browser holds its lock. */
  readonly children: (item: Item) => ReactNode;
}

/** Locks an item while its editor is open, and shows it read-only while somebody else edits it (C-563 to C-566). */
export function LockGate<Item extends OpenedContainer>({ item, children }: LockGateProps<Item>) {
  const { container_id } = item;
  const mayEdit = item.abilities.can_edit;
  const [newest, setNewest] = useState<EditLock | null>(null);

  useEffect(() => {
    if (!mayEdit) return;
    return lockKeeper.hold(container_id, setNewest);
  }, [container_id, mayEdit]);

  const isHeld = newest?.is_held;
  const seen = item.lock;
  const wasSeenHeld = useRef(false);
  useEffect(() => {
    if (isHeld === undefined) return;
    // The item was read again and differs from the last heartbeat: taken over, or free again, or released by another tab of this
    // browser that had the same lock and was closed. Before the first heartbeat it was free too.
    const isChanged = seen === null ? !isHeld || wasSeenHeld.current : seen.is_held !== isHeld;
    wasSeenHeld.current = seen?.is_held === true;
    if (isChanged) void lockKeeper.check(container_id);
  }, [seen, isHeld, container_id]);

  // People who may not edit have no lock to take over: they see why they cannot edit, even while others do.
  const lock = mayEdit ? (newest ?? item.lock) : null;
  const can_edit = mayEdit && lock?.is_held !== false;
  // Another right to edit is another editor: what one could not edit has no draft of one's own.
  return (
    <Fragment key={can_edit ? 'edit' : 'read'}>
      {children({ ...item, lock, abilities: { ...item.abilities, can_edit } })}
    </Fragment>
  );
}
