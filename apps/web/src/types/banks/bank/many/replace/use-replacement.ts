import { findInQuestions, replaceInQuestions, type ReplyOf, type RequestInput } from '@takhti/contract';
import { useState } from 'react';
import { useCall } from '../../../../../app/api/index.ts';

export type Wanted = Pick<
  RequestInput<typeof findInQuestions>,
  'find' | 'replace' | 'parts' | 'is_case' | 'is_whole_words' | 'is_alike'
>;
export type Found = ReplyOf<typeof findInQuestions>;

interface Looked {
  readonly wanted: Wanted;
  readonly content_ids: readonly string[];
  readonly page: number;
  readonly found: Found;
}

/** Looks at what replacing words would change, page by page, and does it for what was not left out. */
export function useReplacement(container_id: string, collect: () => Promise<readonly string[] | undefined>) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const find = useCall(findInQuestions);
  const replace = useCall(replaceInQuestions, {
    onProblem: ({ problem }) => {
      if (problem === 'questions.replace_outdated') setLooked(null);
      return false;
    },
  });

  async function look(wanted: Wanted, page = 1): Promise<void> {
    const content_ids = looked?.content_ids ?? (await collect());
    if (!content_ids) return;
    const found = await find.run({ container_id, content_ids: [...content_ids], ...wanted, page });
    if (!found) return;
    if (page === 1) setExcept(new Set());
    setLooked({ wanted, content_ids, page, found });
  }

  function toggle(content_id: string): void {
    const next = new Set(except);
    if (!next.delete(content_id)) next.add(content_id);
    setExcept(next);
  }

  async function confirm(): Promise<ReplyOf<typeof replaceInQuestions> | undefined> {
    if (!looked) return undefined;
    const { wanted, content_ids, found } = looked;
    return replace.run({
      container_id,
      content_ids: [...content_ids],
      ...wanted,
      except: [...except],
      seen: found.seen,
    });
  }

  return {
    looked,
    except,
    isLooking: find.isRunning,
    isReplacing: replace.isRunning,
    look,
    toggle,
    confirm,
    reset: () => setLooked(null),
  };
}
