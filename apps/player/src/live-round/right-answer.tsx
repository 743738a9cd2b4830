import type { LivePhoneView } from '@takhti/contract';
import { languageRecords } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** What would have been right, for a phone whose answer was not, or did not come. */
export function RightAnswer({
  view: { question, accepted, language },
}: {
  readonly view: LivePhoneView;
}): ReactNode {
  const { t } = useTexts();
  const right = question?.ListOptions.filter(({ IsCorrect }) => IsCorrect) ?? [];
  const { tag, direction } = languageRecords[language];
  if (right.length + accepted.length === 0) return null;
  return (
    <div className="live-right">
      <p className="live-soft">{t('live_right_was')}</p>
      <ul lang={tag} dir={direction}>
        {right.map(({ OptionId, OptionText }) => (
          <li key={OptionId}>
            <RichText html={OptionText} isPhrase />
          </li>
        ))}
        {accepted.map((text, at) => (
          // Two of them may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
