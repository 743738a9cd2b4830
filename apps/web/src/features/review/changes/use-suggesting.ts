import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';

/** Whether what a reviewer writes is left to the author, who accepts or rejects it (C-266). */
export interface Suggesting {
  /** Only the reviewer who holds somebody else's item may choose. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** The reviewer's choice between changing something and suggesting a change. */
export function useSuggesting(container: OpenedContainer): Suggesting {
  const { user } = useSession();
  const [isOn, set] = useState(false);
  const { content_status, abilities, user_id } = container;
  const isOffered = content_status === 'r' && abilities.can_edit && user_id !== user.user_id;
  return { isOffered, isOn: isOn && isOffered, set };
}
