import { useState, type DragEvent } from 'react';

interface FileDrop {
  /** Whether a file is held over the place. */
  readonly isOver: boolean;
  /** To be spread on the place that takes files. */
  readonly handlers: {
    readonly onDragOver?: (event: DragEvent) => void;
    readonly onDragLeave?: (event: DragEvent) => void;
    readonly onDrop?: (event: DragEvent) => void;
  };
}

/** Takes a file that is dropped on a part of the page; null for a place that takes none. */
export function useFileDrop(onFile: ((file: File) => void) | null): FileDrop {
  const [isOver, setOver] = useState(false);
  if (!onFile) return { isOver: false, handlers: {} };
  const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
