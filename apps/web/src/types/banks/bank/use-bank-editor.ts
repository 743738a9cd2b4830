import { openContainer, updateContainer, type Problem } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo, useRef } from 'react';
import { callKey, queryClient, refreshCalls, useCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { checkLock, useEditor, type Editor, type SaveOutcome } from '../../../features/editor/index.ts';
import { bankDocOf, refusedSave, type BankDoc } from './bank-doc.ts';

const noFindings = () => [];

/** The editor of a bank's title and language. */
export function useBankEditor(item: OpenedContainer): Editor<BankDoc> {
  const { user } = useSession();
  const refusal = useRef<Problem | null>(null);
  const update = useCall(updateContainer, {
    onProblem: (problem) => {
      refusal.current = problem;
      if (problem.problem === 'container.locked') void checkLock(item.container_id);
      return problem.problem === 'container.changed_meanwhile';
    },
  });
  const { run } = update;
  const { container_id, json_data } = item;

  const save = useCallback(
    async (doc: BankDoc, version: number): Promise<SaveOutcome<BankDoc>> => {
      refusal.current = null;
      const reply = await run({ container_id, version, ...doc, json_data: JSON.stringify(json_data) });
      if (!reply) return refusedSave(refusal.current);
      keepOpened(reply);
      return { kind: 'saved', doc: bankDocOf(reply), version: reply.version };
    },
    [run, container_id, json_data],
  );

  return useEditor<BankDoc>({
    draftKey: { user_id: user.user_id, institution_id: user.institution_id, kind: 'mcq', id: container_id },
    opened: useMemo(() => ({ doc: bankDocOf(item), version: item.version }), [item]),
    isReadOnly: !item.abilities.can_edit,
    findings: noFindings,
    save,
  });
}

// The screen goes on with the answer itself; a list or another page of the same bank asks anew.
function keepOpened(reply: OpenedContainer): void {
  queryClient.setQueriesData<OpenedContainer>({ queryKey: callKey(openContainer) }, (known) =>
    known?.container_id === reply.container_id ? reply : known,
  );
  void refreshCalls(openContainer);
}
