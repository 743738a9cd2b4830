import type { AiBotBody } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import './bot.css';

interface BotHeadProps {
  readonly body: AiBotBody;
  readonly description: string;
  /** The talk below it. */
  readonly children?: ReactNode;
}

/** Introduces the bot: its name, that it is no person, and its first words. Takes the focus, so that it is read out. */
export function BotHead({ body, description, children }: BotHeadProps): ReactNode {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(heading.current);
  }, []);
  const { name, picture, subject, opening } = body;
  return (
    <main className="bot">
      <header className="bot-head">
        {picture === '' ? (
          <span className="bot-face" aria-hidden="true">
            {/^\p{L}\p{M}*/u.exec(name.trim())?.[0] ?? '?'}
          </span>
        ) : (
          <img className="bot-face" src={picture} alt="" />
        )}
        <div className="bot-names">
          <h1 className="bot-name" ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="bot-subject">{t('bot_about', { subject })}</p>
        </div>
      </header>
      {description !== '' && <p className="bot-description">{description}</p>}
      <p className="bot-care">{t('bot_care')}</p>
      <p className="bot-said bot-bubble">{opening}</p>
      {children}
    </main>
  );
}
