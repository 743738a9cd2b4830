import { useState } from 'react';

const HASH = '#teams';

interface TeamsDoor {
  readonly isOpen: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** Whether two teams play. It is in the address, so that a reload finds them where they were. */
export function useTeams(): TeamsDoor {
  const [isOpen, setOpen] = useState(() => location.hash === HASH);
  function go(open: boolean): void {
    history.replaceState(history.state, '', location.pathname + location.search + (open ? HASH : ''));
    setOpen(open);
  }
  return { isOpen, enter: () => go(true), leave: () => go(false) };
}
