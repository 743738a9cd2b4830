import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import './mark.css';

interface MarkProps {
  readonly isRight: boolean;
  /** What to say of a wrong one instead of its sign alone. */
  readonly words: string;
}

/** Right or not yet, in shape and word beside the colour. */
export function Mark({ isRight, words }: MarkProps): ReactNode {
  const { t } = useTexts();
  return (
    <span className={isRight ? 'mark mark-right' : 'mark mark-wrong'}>
      <Icon name={isRight ? 'check' : 'again'} />
      {isRight ? (
        <span className="unseen">{t('right')}</span>
      ) : (
        words || <span className="unseen">{t('wrong')}</span>
      )}
    </span>
  );
}
