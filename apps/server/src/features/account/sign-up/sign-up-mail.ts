import type { Language } from '@takhti/domain';
import { writeLetter, type Message } from '../../../platform/mail/index.ts';
import { signUpMailTexts } from './sign-up-mail-texts.ts';

type Letter = Pick<Message, 'subject' | 'text' | 'html'>;

/** The mail with the link that confirms an address. */
export function writeConfirmationMail(language: Language, address: string): Letter {
  const t = signUpMailTexts[language];
  return writeLetter({
    language,
    subject: t.subject,
    parts: [
      { text: t.greeting },
      { text: t.why },
      { button: t.button, address },
      { text: t.how_long },
      { text: t.not_me },
    ],
  });
}

/** The mail after a sign-up with an address that already has an account. */
export function writeTakenMail(
  language: Language,
  { login, forgot }: { readonly login: string; readonly forgot: string },
): Letter {
  const t = signUpMailTexts[language].taken;
  return writeLetter({
    language,
    subject: t.subject,
    parts: [
      { text: t.greeting },
      { text: t.why },
      { button: t.login, address: login },
      { button: t.forgot, address: forgot },
      { text: t.not_me },
    ],
  });
}
