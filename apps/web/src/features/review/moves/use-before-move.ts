import { lookBeforeMove, type ReplyOf } from '@takhti/contract';
import { hasErrors, type Finding, type MoveName, type OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { sendCall } from '../../../app/api/index.ts';

/** The moves that send work on its way, and so are looked at once more before. */
export type SendingMove = Extract<MoveName, 'submit' | 'approve'>;

/** The sheet before a move, and its answer. */
export interface BeforeMove {
  readonly move: SendingMove;
  readonly open: ReplyOf<typeof lookBeforeMove>;
  readonly answer: (goesOn: boolean) => void;
  /** The pressed element: it is disabled meanwhile, and has lost the focus when the sheet opens. */
  readonly opener: Element | null;
}

/**
 * Asks once more before work is sent on its way, with what is open in it.
 * @param onErrors shows what prevents the move: one that would be refused is not asked about
 */
export function useBeforeMove(
  { container_id }: Pick<OpenedContainer, 'container_id'>,
  onErrors: (findings: readonly Finding[]) => void,
) {
  const [before, setBefore] = useState<BeforeMove | null>(null);
  return {
    before,
    /** True if the person continues, also if the sheet cannot be loaded: the server checks the move anyway. */
    async ask(move: SendingMove, opener: Element | null): Promise<boolean> {
      const open = await sendCall(lookBeforeMove, { container_id }, { silent: true }).catch(() => null);
      if (!open) return true;
      if (hasErrors(open.errors)) {
        onErrors(open.errors);
        return false;
      }
      return new Promise((resolve) => {
        setBefore({
          move,
          open,
          opener,
          answer: (goesOn) => {
            setBefore(null);
            resolve(goesOn);
          },
        });
      });
    },
  };
}
