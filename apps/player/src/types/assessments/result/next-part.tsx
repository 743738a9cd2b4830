import { lengthOfPart } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Parts } from './parts.ts';

/** Leads on to the next questions of a bank; after the last, back to the first. */
export function NextPart({ parts }: { readonly parts: Parts }): ReactNode {
  const { t, plural } = useTexts();
  const { number } = parts;
  if (number >= parts.parts)
    return (
      <Button isMain iconAtEnd="forward" onClick={() => parts.start(1)}>
        {t('first_part')}
      </Button>
    );
  const next = number + 1;
  return (
    <Button isMain iconAtEnd="forward" onClick={() => parts.start(next)}>
      {plural('next_questions', lengthOfPart({ ...parts, number: next }))}
    </Button>
  );
}
