import type { CodeBoard } from '@takhti/domain';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { moveFocus } from '../card/move-focus.ts';

interface CodeKeyProps {
  readonly entries: CodeBoard['key'];
  readonly onUse: (letter: string) => void;
}

/** Which sign stands for which letter; tapping a letter writes it, so that no keyboard of the language is needed. */
export function CodeKey({ entries, onUse }: CodeKeyProps): ReactNode {
  const { t } = useTexts();
  const title = useId();
  return (
    <div className="code-key">
      <h3 className="code-title" id={title}>
        {t('code_key')}
      </h3>
      {/* Arrow keys only move the focus among the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="code-entries"
        role="group"
        aria-labelledby={title}
        onKeyDown={(event) => moveFocus(event, '.code-entry')}
      >
        {entries.map(({ coded, plain }) => (
          <button key={coded} type="button" className="code-entry" onClick={() => onUse(plain)}>
            <span className="code-entry-sign">{coded}</span>
            <span className="unseen"> = </span>
            <span className="code-entry-letter">{plain}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
