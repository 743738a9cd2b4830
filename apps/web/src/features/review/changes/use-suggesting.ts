import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';

/** Whether a reviewer's words for a question are left to its author, who accepts or rejects them (C-266). */
export interface Suggesting {
  /** Only the reviewer who holds somebody else's item may choose. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** The reviewer's choice between changing a question and suggesting a change. */
export function useSuggesting(container: OpenedContainer): Suggesting {
  const { user } = useSession();
  const [isOn, set] = useState(false);
  const { content_status, abilities, user_id } = container;
  const isOffered = content_status === 'r' && abilities.can_edit && user_id !== user.user_id;
  return { isOffered, isOn: isOn && isOffered, set };
}
