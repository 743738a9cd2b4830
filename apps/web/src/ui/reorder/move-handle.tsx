import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { dragByFinger } from './by-finger.ts';
import { endDrag, startDrag, type Slot } from './drag.ts';
import classes from './reorder.module.css';

interface MoveHandleProps {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  /** How many entries the list has. */
  readonly count: number;
  /** The place that people read, where the slot counts other lines too. */
  readonly shown?: { readonly position: number; readonly count: number };
}

// The handle that moved last by a key: moving its element in the DOM loses the focus, which is set again.
let lastMoved = '';

/** The handle that reorders an entry: with the arrow keys, or by dragging it with a mouse or a finger. */
export function MoveHandle({ id, name, slot, count, shown }: MoveHandleProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { index, onMove } = slot;

  useEffect(() => {
    if (lastMoved === id) button.current?.focus();
  }, [id, index]);

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const to = index + step;
    if (step === 0) return;
    event.preventDefault();
    if (to < 0 || to >= count) return;
    lastMoved = id;
    onMove(index, to);
  }

  return (
    // A tree has a thousand of these: a native title instead of the library's tooltip.
    <button
      ref={button}
      type="button"
      className={classes.handle}
      title={t('common:move.hint')}
      aria-label={t('common:move.handle', { name, ...(shown ?? { position: index + 1, count }) })}
      draggable
      onDragStart={(event) => startDrag(event, slot)}
      onDragEnd={endDrag}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') dragByFinger(event, slot);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={press}
      onBlur={() => {
        lastMoved = '';
      }}
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </button>
  );
}
