import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { keptChoice } from './kept-choice.ts';

/** Whether what a reviewer writes is left to the author, who accepts or rejects it (C-266). */
export interface Suggesting {
  /** Only the reviewer who holds somebody else's item may choose. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/**
 * The reviewer's choice between changing something and suggesting a change. The tab remembers it for this review: words that
 * were meant as a suggestion must not become a change because a session ended or the next question was opened.
 */
export function useSuggesting(container: OpenedContainer): Suggesting {
  const { user } = useSession();
  const { container_id, content_status, abilities, user_id } = container;
  const kept = keptChoice(sessionStorage, user.user_id, container_id);
  const [isOn, setOn] = useState(kept.read);
  const set = (next: boolean): void => {
    setOn(next);
    kept.keep(next);
  };
  const isOffered = content_status === 'r' && abilities.can_edit && user_id !== user.user_id;
  return { isOffered, isOn: isOn && isOffered, set };
}
