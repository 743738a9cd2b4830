import { setDraftAside, type Problem } from '@takhti/contract';
import { isolated, limits } from '@takhti/domain';
import { useRef } from 'react';
import { useCall } from '../../app/api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { confirm, showToast } from '../../ui/index.ts';

type HoldingDraft = NonNullable<Extract<Problem, { problem: 'container.has_draft' }>['details']>;

interface SetAside {
  /** For `useCall` of what a draft may hold back. */
  readonly onProblem: (problem: Problem) => boolean;
  /**
   * Does what a colleague's draft may hold back. Says whose draft it is; who may end it is asked whether it shall go into its
   * author's bin, and then it is done after all.
   * @param work undefined when it was refused
   */
  readonly runPast: <T>(work: () => Promise<T | undefined>) => Promise<T | undefined>;
}

/** Ends a colleague's draft of published content where it is in the way (ADR 0007). */
export function useSetAside(): SetAside {
  const t = useText();
  const format = useFormat();
  const { run } = useCall(setDraftAside);
  const held = useRef<HoldingDraft>(null);

  function onProblem({ problem, details }: Problem): boolean {
    if (problem !== 'container.has_draft' || !details) return false;
    held.current = details;
    return true;
  }

  async function runPast<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
    held.current = null;
    const done = await work();
    const draft: HoldingDraft | null = held.current;
    if (done !== undefined || draft === null) return done;
    // Somebody may have begun another one meanwhile, which is asked about as the first was.
    return (await offer(draft)) ? runPast(work) : undefined;
  }

  /** Whether the draft is out of the way. */
  async function offer(draft: HoldingDraft): Promise<boolean> {
    const { container_id, since, is_in_review, may_set_aside } = draft;
    const name = isolated(draft.full_name);
    if (is_in_review || !may_set_aside) {
      const inReview = may_set_aside ? 'actions:has_draft_in_review_may' : 'actions:has_draft_in_review';
      showToast({ kind: 'warning', text: t(is_in_review ? inReview : 'actions:has_draft', { name }) });
      return false;
    }
    const isSure = await confirm({
      title: t('actions:set_aside.title', { name }),
      text: t('actions:set_aside.text', { name, date: format.date(since), count: limits.bin.days }),
      confirmLabel: t('actions:set_aside.confirm'),
      isDangerous: true,
    });
    if (!isSure || !(await run({ container_id }))) return false;
    showToast({ kind: 'success', text: t('actions:set_aside.done', { name }) });
    return true;
  }

  return { onProblem, runPast };
}
