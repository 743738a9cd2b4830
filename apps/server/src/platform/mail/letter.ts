import { directionOf, escapeMarkup, languageRecords, localeOf, type Language } from '@takhti/domain';
import type { Message } from './mail.ts';

/** A paragraph of a letter, or a button that leads somewhere. */
export type LetterPart =
  | { readonly text: string; readonly is_heading?: boolean }
  | { readonly button: string; readonly address: string };

interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

/** A mail as all of ours look, in the reader's language and direction, beside it as text alone. */
export function writeLetter({
  language,
  subject,
  parts,
}: Letter): Pick<Message, 'subject' | 'text' | 'html'> {
  const text = parts.map((part) => ('button' in part ? part.address : part.text)).join('\n\n');
  return { subject, text: `${text}\n`, html: htmlOf({ language, subject, parts }) };
}

const ink = '#1d2733';
const accent = '#1f7a5c';

// Mail programs know little of style sheets: everything is at its element, and the direction at each block.
function htmlOf({ language, subject, parts }: Letter): string {
  const dir = directionOf(language);
  const align = dir === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string, style: string): string =>
    `<p dir="${dir}" style="${style};text-align:${align}">${escapeMarkup(text)}</p>`;
  const partOf = (part: LetterPart): string => {
    if (!('button' in part))
      return paragraph(part.text, part.is_heading === true ? 'margin:0 0 6px' : 'margin:0 0 16px');
    return `<p dir="${dir}" style="margin:0 0 24px;text-align:${align}"><a href="${escapeMarkup(part.address)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(part.button)}</a></p>`;
  };
  const brand = `margin:0 0 20px;font-size:20px;font-weight:700;color:${accent}`;
  return `<!doctype html>
<html lang="${localeOf(language)}" dir="${dir}">
  <head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
  <body style="margin:0;padding:24px 12px;background:#faf7f2">
    <div dir="${dir}" style="max-width:520px;margin:0 auto;padding:32px 28px;border:1px solid #e6dfd4;border-radius:12px;background:#ffffff;color:${ink};font:16px/1.7 sans-serif;text-align:${align}">
    ${paragraph(languageRecords[language].product_name, brand)}
    ${parts.map(partOf).join('\n    ')}
    </div>
  </body>
</html>
`;
}
