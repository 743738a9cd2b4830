import { useEffect, useRef } from 'react';

/** A shortcut that works only on pages where its action exists. */
export interface PageCommand {
  /** Offers it to the whole page, while the component that offers it is there; null for nothing to do. */
  readonly useCommand: (command: (() => void) | null) => void;
  readonly press: () => void;
  readonly isOffered: () => boolean;
}

/** A command of which a page has one at the most. */
export function pageCommand(): PageCommand {
  let offered: (() => void) | null = null;
  return {
    useCommand: function useCommand(command) {
      const latest = useRef(command);
      useEffect(() => {
        latest.current = command;
      });
      const isThere = command !== null;
      useEffect(() => {
        if (!isThere) return;
        const own = (): void => latest.current?.();
        offered = own;
        return () => {
          if (offered === own) offered = null;
        };
      }, [isThere]);
    },
    press: () => offered?.(),
    isOffered: () => offered !== null,
  };
}

/** Shows somebody around the editor that is open. */
export const tourCommand = pageCommand();

/** Goes to the next question that a reviewer has not seen. */
export const unseenCommand = pageCommand();

/** Goes to the next part of content that AI made and nobody has read. */
export const unreadCommand = pageCommand();
