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

/** Takes a file that is dropped on an element, or pasted while something in it has the focus. */
export function useDrop(onFile: (file: File) => void): Drop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
      onPaste: (event) => {
        const [file] = event.clipboardData.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
