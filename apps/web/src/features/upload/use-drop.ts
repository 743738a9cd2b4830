import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { pastedFile } from './pasted-file.ts';

export interface DropHandlers {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

interface Drop {
  /** Whether something is held over the place now. */
  readonly isOver: boolean;
  readonly handlers: DropHandlers;
}

/**
 * Takes a file that is dropped on an element, or pasted while something in it has the focus.
 * @param isMultiple whether `onFile` is called for each of several, and not for the first alone
 */
export function useDrop(onFile: (file: File) => void, isMultiple = false): Drop {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList): void => {
    for (const file of Array.from(files).slice(0, isMultiple ? files.length : 1)) onFile(file);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        // Rows that are put elsewhere are dragged, too.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event) => {
        if (!pastedFile(event.clipboardData)) return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}

/**
 * Takes a file that is dropped anywhere on the page, except on what takes files itself or is over the page.
 * @returns whether something is held over it now
 */
export function useDropOnPage(onFile: (file: File) => void, isTaken: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    if (!isTaken) return undefined;
    const isOurs = ({ defaultPrevented, target, dataTransfer }: globalThis.DragEvent): boolean =>
      !defaultPrevented &&
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof Element && target.closest('[role=dialog]'));
    const over = (event: globalThis.DragEvent): void => {
      const isHere = isOurs(event);
      if (isHere) event.preventDefault();
      setOver(isHere);
    };
    const leave = ({ relatedTarget }: globalThis.DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: globalThis.DragEvent): void => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file || !isOurs(event)) return;
      event.preventDefault();
      take.current(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      setOver(false);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [isTaken]);
  return isOver;
}
