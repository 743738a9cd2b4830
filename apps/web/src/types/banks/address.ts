import type { QuestionKind } from '@takhti/domain';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { linkIn } from '../../app/launch/url-data.ts';
import { webTypes } from '../registry.ts';
import { bankPathsOf, bankTypeInPath, type BankType } from './paths.ts';

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

/** The type of the item on the page. */
export function useBankType(): BankType {
  return bankTypeInPath(useLocation().pathname);
}

/** The kinds of the questions that may be in the item that the page shows; the first is meant where none is named. */
export function useBankKinds(): readonly [QuestionKind, ...QuestionKind[]] {
  const [first, ...others] = webTypes[useBankType()].questions;
  return [first, ...others];
}

/** The kind of the new question, from the address. */
export function useNewKind(): QuestionKind {
  const [query] = useSearchParams();
  const kinds = useBankKinds();
  return kinds.find((kind) => kind === query.get('kind')) ?? kinds[0];
}

/**
 * Gives the address of a question of the bank that is open, or of a new one for null, of the kind that is named; what the list was
 * narrowed to comes along.
 */
export function useQuestionPath(): (content_id: string | null, kind?: QuestionKind) => string {
  const [query] = useSearchParams();
  const type = useBankType();
  return useCallback(
    (content_id, kind) => {
      const next = new URLSearchParams(query);
      set(next, 'content_id', content_id);
      set(next, 'kind', kind ?? null);
      return `${bankPathsOf(type).question}?${next.toString()}`;
    },
    [type, query],
  );
}

function set(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
