import type { Language } from '@takhti/domain';
import { withoutAddresses, writeLetter, type Message } from '../../../platform/mail/index.ts';
import { recoveryMailTexts } from './recovery-mail-texts.ts';

/** The address at which a new password can be chosen for one of the reader's accounts. */
export interface RecoveryLink {
  readonly username: string;
  readonly address: string;
}

/** The mail with the links to choose a new password, in the reader's language and direction. */
export function writeRecoveryMail(
  language: Language,
  full_name: string,
  links: readonly RecoveryLink[],
): Pick<Message, 'subject' | 'text' | 'html'> {
  const t = recoveryMailTexts[language];
  return writeLetter({
    language,
    subject: t.subject,
    parts: [
      { text: t.greeting(withoutAddresses(full_name)) },
      { text: t.why },
      ...links.flatMap(({ username, address }) => [
        { text: `${t.for_account(withoutAddresses(username))}:`, is_heading: true },
        { button: t.button, address },
      ]),
      { text: t.how_long },
      { text: t.not_me },
    ],
  });
}
