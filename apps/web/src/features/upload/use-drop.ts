import { useState, type ClipboardEvent, type DragEvent } from 'react';

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
        const { files } = event.clipboardData;
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}
