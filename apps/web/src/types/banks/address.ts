import type { QuestionKind } from '@takhti/domain';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { linkIn } from '../../app/launch/url-data.ts';
import { bankPathsOf, kindInPath } from './paths.ts';

/** Which bank a page shows, as its address says (C-177); an institution that is not named is one's own. */
export interface BankAddress {
  readonly container_id: string | null;
  readonly content_id: string | null;
  readonly institution_id: number | undefined;
}

export function bankAddressIn(query: URLSearchParams): BankAddress {
  const { container_id, content_id, institution_id } = linkIn(query);
  return { container_id, content_id, institution_id: institution_id ?? undefined };
}

export function useBankAddress(): BankAddress {
  const [query] = useSearchParams();
  return bankAddressIn(query);
}

/** The kind of the questions in the bank that the page shows. */
export function useBankKind(): QuestionKind {
  return kindInPath(useLocation().pathname);
}

/**
 * Gives the address of a question of the bank that is open, or of a new one for null; what the list was narrowed to comes along.
 */
export function useQuestionPath(): (content_id: string | null) => string {
  const [query] = useSearchParams();
  const kind = useBankKind();
  return useCallback(
    (content_id) => {
      const next = new URLSearchParams(query);
      if (content_id === null) next.delete('content_id');
      else next.set('content_id', content_id);
      return `${bankPathsOf(kind).question}?${next.toString()}`;
    },
    [kind, query],
  );
}
