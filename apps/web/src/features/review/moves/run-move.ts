import type { MoveName } from '@takhti/domain';
import { savesFirst } from './move-rules.ts';

/** The screen's part in a move. */
export interface MovePorts<Reply> {
  readonly canEdit: boolean;
  readonly isDirty: boolean;
  /** Whether the work was saved on the way here already. */
  readonly isSaved: boolean;
  /** Whether the skill still is the one that means "none chosen" (C-526). */
  readonly isOnMinimalSkill: boolean;
  readonly save: () => Promise<boolean>;
  /** The version after that save, as the screen now knows it. */
  readonly readVersion: () => Promise<number>;
  readonly send: (version: number) => Promise<Reply | undefined>;
}

/** The outcome of a move. */
export type MoveEnd<Reply> =
  | { readonly kind: 'moved'; readonly reply: Reply }
  | { readonly kind: 'needs_skill' | 'not_saved' | 'refused' };

/**
 * Makes a move: saves first where the rules say so, and asks the server only when the save succeeded and a submitted item
 * has a real skill (specification, section 4; C-503, C-519, C-522, C-523).
 */
export async function runMove<Reply>(move: MoveName, ports: MovePorts<Reply>): Promise<MoveEnd<Reply>> {
  const saves = ports.canEdit && !ports.isSaved && savesFirst(move, ports.isDirty);
  if (saves && !(await ports.save())) return { kind: 'not_saved' };
  if (move === 'submit' && ports.isOnMinimalSkill) return { kind: 'needs_skill' };
  const reply = await ports.send(await ports.readVersion());
  return reply === undefined ? { kind: 'refused' } : { kind: 'moved', reply };
}
