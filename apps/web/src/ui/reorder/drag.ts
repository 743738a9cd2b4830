import { useState, type DragEvent } from 'react';

/** A place in a list that can be reordered. */
export interface Slot {
  /** Entries move within their own scope only. */
  readonly scope: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
}

// The dragged slot: browsers do not give the data of a drag before it is dropped.
let dragged: Pick<Slot, 'scope' | 'index'> | null = null;

/** Has the entry of a slot dragged from now on. */
export function takeUp({ scope, index }: Slot): void {
  dragged = { scope, index };
}

/** Starts to drag the entry of a slot. */
export function startDrag(event: DragEvent<HTMLElement>, slot: Slot): void {
  takeUp(slot);
  event.dataTransfer.effectAllowed = 'move';
  // Firefox does not start a drag without data.
  event.dataTransfer.setData('text/plain', '');
  const row = event.currentTarget.closest('[data-slot]');
  if (row) event.dataTransfer.setDragImage(row, 24, 24);
}

export function endDrag(): void {
  dragged = null;
}

/** The props that make an element a drop target; `edge` is where the entry would go. */
export function useDrop(slot: Slot | null) {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  if (!slot) return { 'data-slot': undefined, 'data-edge': undefined };
  const { scope, index, onMove } = slot;
  const isOurs = (): boolean => dragged !== null && dragged.scope === scope && dragged.index !== index;

  function over(event: DragEvent<HTMLElement>): void {
    if (!isOurs()) return;
    event.preventDefault();
    event.stopPropagation();
    setEdge(edgeAt(event));
  }
  function drop(event: DragEvent<HTMLElement>): void {
    setEdge(null);
    if (!isOurs() || !dragged) return;
    event.preventDefault();
    event.stopPropagation();
    const at = index + (edgeAt(event) === 'after' ? 1 : 0);
    const to = dragged.index < at ? at - 1 : at;
    if (to !== dragged.index) onMove(dragged.index, to);
  }
  return {
    'data-slot': scope,
    'data-edge': edge ?? undefined,
    onDragOver: over,
    onDragLeave: () => setEdge(null),
    onDrop: drop,
  };
}

function edgeAt(event: DragEvent<HTMLElement>): 'before' | 'after' {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'before' : 'after';
}
