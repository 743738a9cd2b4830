import { cutText, limits } from '@takhti/domain';

/** The attribute in which a blank that is copied carries what it accepts. The clipboard alone has it: no text is kept with it. */
export const answersAttribute = 'data-answers';

export function writeAnswers(answers: readonly string[]): string {
  return JSON.stringify(answers);
}

/** The accepted answers of a pasted blank; null without valid ones. Any page may have written it. */
export function readAnswers(written: string | null): readonly string[] | null {
  if (written === null) return null;
  try {
    const parsed: unknown = JSON.parse(written);
    if (!Array.isArray(parsed)) return null;
    const texts = parsed.flatMap((each: unknown) => (typeof each === 'string' ? [each.trim()] : []));
    const distinct = [...new Set(texts.map((text) => cutText(text, limits.blanks.text)))];
    return distinct.filter((text) => text !== '').slice(0, limits.blanks.max_answers);
  } catch {
    return null;
  }
}
