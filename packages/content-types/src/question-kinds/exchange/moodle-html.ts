import { decodeEntities, escapeHtml } from '../../kit/entities.ts';

const ours = /<span\b[^>]*\bdata-latex="([^"]*)"[^>]*><\/span>/gi;
const theirs = /\\\((.+?)\\\)/gs;

/** Rich text as Moodle shows it: formulas are in it as `\(…\)`. */
export function toMoodleHtml(html: string): string {
  return html.replace(ours, (_whole, latex: string) => `\\(${escapeHtml(decodeEntities(latex))}\\)`);
}

/** Rich text of Moodle as ours is: `\(…\)` is a formula. */
export function fromMoodleHtml(html: string): string {
  return html.replace(theirs, (_whole, latex: string) => {
    const value = escapeHtml(decodeEntities(latex.replace(/<[^>]*>/g, ''))).replaceAll('"', '&quot;');
    return `<span data-type="inline-math" data-latex="${value}"></span>`;
  });
}
