import { bringBackProposals, dropProposals } from '@takhti/contract';
import type { AiProposal } from '@takhti/domain';
import { sendCall, useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';

interface Drop {
  readonly run: (proposals: readonly AiProposal[]) => Promise<void>;
  readonly isRunning: boolean;
}

/** Drops proposals, and says how to have them back: making them again costs another credit. */
export function useDrop(run_id: string): Drop {
  const t = useText();
  const { run, isRunning } = useCall(dropProposals, { waitsFor: ['proposals'] });

  async function drop(proposals: readonly AiProposal[]): Promise<void> {
    const of = { run_id, proposal_ids: proposals.map(({ proposal_id }) => proposal_id) };
    const reply = await run(of);
    if (!reply || reply.dropped === 0) return;
    showToast({
      kind: 'success',
      text: t('ai:proposal.dropped', { count: reply.dropped }),
      action: {
        label: t('common:undo'),
        // The client shows a failure.
        onClick: () => void sendCall(bringBackProposals, of).catch(() => undefined),
      },
    });
  }

  return { run: drop, isRunning };
}
