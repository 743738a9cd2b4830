import type { Finding, Language, QuestionDoc } from '@takhti/domain';
import { pathWithin } from '../languages/versions.ts';
import { kindOf } from '../registry.ts';
import { replaceInHtml } from './in-html.ts';
import { replaceInText } from './in-text.ts';
import { patternOf, type Wanted } from './pattern.ts';
import type { ShownPiece } from './places-shown.ts';

/** The texts of questions in which words are replaced. */
export const replacedParts = ['question', 'answers', 'feedback'] as const;
type ReplacedPart = (typeof replacedParts)[number];

export interface Replacement extends Wanted {
  readonly replace: string;
  readonly parts: readonly ReplacedPart[];
}

/** A field of a question in which something was found: where, and the words around it. */
export interface FoundField {
  readonly part: ReplacedPart;
  readonly pieces: readonly ShownPiece[];
}

/** A question in which texts were replaced. */
export interface ReplacedQuestion {
  readonly doc: QuestionDoc;
  readonly count: number;
  readonly fields: readonly FoundField[];
}

/** A question with what is found in it replaced: in its rich texts, and in the plain ones that learners type. */
export function replaceInQuestion(doc: QuestionDoc, replacement: Replacement): ReplacedQuestion {
  const nothing = { doc, count: 0, fields: [] };
  const pattern = patternFor(replacement, doc.language);
  if (!pattern) return nothing;
  const fields: FoundField[] = [];
  let count = 0;
  const by =
    (replace: typeof replaceInText) =>
    (text: string, path: Finding['path']): string => {
      const part = partOf(pathWithin(path));
      if (text === '' || !replacement.parts.includes(part)) return text;
      const found = replace(text, pattern, replacement.replace);
      if (found.count === 0) return text;
      count += found.count;
      fields.push({ part, pieces: found.pieces });
      return found.text;
    };
  const kind = kindOf(doc);
  const changed = kind.mapPlainText(kind.mapRichText(doc, by(replaceInHtml)), by(replaceInText));
  return count === 0 ? nothing : { doc: changed, count, fields };
}

// Made once for a bank of thousands: which letters look alike takes longer to find out than most questions to read.
const made = new WeakMap<Replacement, Map<Language, RegExp | null>>();

function patternFor(replacement: Replacement, language: Language): RegExp | null {
  const known = made.get(replacement) ?? new Map<Language, RegExp | null>();
  made.set(replacement, known);
  const pattern = known.get(language);
  if (pattern !== undefined) return pattern;
  const fresh = patternOf(replacement, language);
  known.set(language, fresh);
  return fresh;
}

/** At how many places of a question something is found. */
export function countInQuestion(doc: QuestionDoc, replacement: Replacement): number {
  return replaceInQuestion(doc, replacement).count;
}

function partOf(path: Finding['path']): ReplacedPart {
  if (path[0] === 'question') return 'question';
  return path[0] === 'feedback' || path[1] === 'incorrect_feedback' ? 'feedback' : 'answers';
}
