import type { PlayedPart } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import './choose-part.css';

interface ChoosePartProps {
  readonly part: PlayedPart;
  readonly onPart: (number: number) => void;
}

/** Which part of a bank is begun: the one where one was, or another. */
export function ChoosePart({ part, onPart }: ChoosePartProps): ReactNode {
  const { t } = useTexts();
  return (
    <label className="choose-part">
      <span>{t('part')}</span>
      <select value={part.number} onChange={(event) => onPart(Number(event.target.value))}>
        {Array.from({ length: part.parts }, (_, at) => (
          <option key={at} value={at + 1}>
            {t('part_of', { n: at + 1, total: part.parts })}
          </option>
        ))}
      </select>
    </label>
  );
}
