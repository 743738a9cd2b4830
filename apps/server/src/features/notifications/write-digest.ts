import { isolated, type Language } from '@takhti/domain';
import { writeLetter, type Message } from '../../platform/mail/index.ts';
import type { Line } from './daily-mail.queries.ts';
import { digestTexts } from './digest-texts.ts';

// Names and titles have directions of their own, which the sentence around them must not take up.
/** The mail of a day: what a reader has not read, in their language and direction. */
export function writeDigest(
  language: Language,
  full_name: string,
  lines: readonly Line[],
  address: string,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const t = digestTexts[language];
  return writeLetter({
    language,
    subject: t.subject,
    parts: [
      { text: t.greeting(isolated(full_name)) },
      { text: t.why },
      ...lines.map((line) => ({
        text: `• ${t.line[line.kind](isolated(line.title), isolated(line.full_name))}`,
        is_heading: true,
      })),
      { button: t.button, address },
      { text: t.how_to_stop },
    ],
  });
}
