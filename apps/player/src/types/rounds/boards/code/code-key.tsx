import type { CodeBoard } from '@takhti/domain';
import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { moveFocus } from '../card/move-focus.ts';
import { scrollWithin } from '../card/scroll-within.ts';

interface CodeKeyProps {
  readonly entries: CodeBoard['key'];
  /** The sign whose letter is looked for now; where the key scrolls, it is in sight. */
  readonly coded: string;
  readonly onUse: (letter: string) => void;
}

/** Which sign means which letter; tapping a letter writes it, so that no keyboard of the language is needed. */
export function CodeKey({ entries, coded: wanted, onUse }: CodeKeyProps): ReactNode {
  const { t } = useTexts();
  const title = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current;
    const entry = strip?.children[entries.findIndex(({ coded }) => coded === wanted)];
    if (!strip || !entry) return;
    // Also when the strip has another height, on a screen that was turned.
    const sizes = new ResizeObserver(() => scrollWithin(strip, entry));
    sizes.observe(strip);
    return () => sizes.disconnect();
  }, [entries, wanted]);
  return (
    <div className="code-key">
      <h3 className="code-title" id={title}>
        {t('code_key')}
      </h3>
      {/* Arrow keys only move the focus among the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="code-entries"
        ref={list}
        role="group"
        aria-labelledby={title}
        style={{ '--half': Math.ceil(entries.length / 2) } as CSSProperties}
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
