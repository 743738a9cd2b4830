import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/** After a typed answer: what is right, where it was not. */
export function FillAnswer({
  isRight,
  answer,
}: {
  readonly isRight: boolean;
  readonly answer: string;
}): ReactNode {
  const { t } = useTexts();
  if (isRight) return null;
  return (
    <p className="fill-answer">
      <Icon name="check" />
      <span>
        {t('right_answer')}: <strong>{answer}</strong>
      </span>
    </p>
  );
}
