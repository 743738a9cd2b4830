import type { Finding } from '@takhti/domain';
import { useState } from 'react';
import { fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';

interface LinkField {
  readonly link: string;
  readonly findings: readonly Finding[];
  /** What is wrong with the link as it is now. */
  readonly judge: () => readonly Finding[];
  /** The whole address of what was typed; null where nothing is missing. */
  readonly complete: (link: string) => string | null;
  readonly onChange: (change: { link: string }) => void;
}

/**
 * The field for a link: what is wrong is said on leaving it already, not only when all is saved, and an address from memory gets its
 * beginning. Addresses are read from left to right in every language.
 */
export function useLinkField({ link, findings, judge, complete, onChange }: LinkField) {
  const [isLeft, setLeft] = useState(false);
  const path = ['link'];
  const shown = findingsAt(findings, path);
  const found = shown.length === 0 && isLeft ? findingsAt(judge(), path) : shown;
  function leave(): void {
    setLeft(true);
    const whole = complete(link);
    if (whole !== null && whole !== link) onChange({ link: whole });
  }
  const input = {
    id: fieldId(path),
    value: link,
    placeholder: 'https://',
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
    attributes: { input: { dir: 'ltr' } },
    error: found.length > 0,
    'aria-describedby': fieldErrorId(path),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      setLeft(false);
      onChange({ link: currentTarget.value });
    },
    onBlur: leave,
  } as const;
  return { path, found, input };
}
