import type { FieldHelp, Finding, HelpedQuestion, Language, McqDoc } from '@takhti/domain';
import { foldCase } from '../../kit/text.ts';
import { error } from '../../messages.ts';
import { fromPlainWords } from '../exchange/plain.ts';
import { emptyMcq } from '../mcq/empty.ts';
import { mcqKind } from '../mcq/model.ts';
import { withOptions } from '../mcq/options.ts';
import { wordFindings } from './judge.ts';

/** Words that a model proposes for one field of a question. */
export interface JudgedWords {
  readonly help: FieldHelp;
  readonly text: string;
  /** Of the words: a translation has another one than its question. */
  readonly language: Language;
  /** False for words on an option or a feedback: nothing of the question itself changes. */
  readonly isOfQuestion?: boolean;
}

/**
 * What is wrong with words for one field: what would be found of the question with them and is not found of it as it is, that
 * they are there already, and what only models do.
 * @param year the school year that is to read it
 * @param isKnown whether the container has a question of this canonical text
 */
export function helpFindings(
  about: HelpedQuestion,
  { help, text, language, isOfQuestion = true }: JudgedWords,
  year: number,
  isKnown: (canonicalText: string) => boolean,
): Finding[] {
  if (help === 'translate' && !isOfQuestion) return wordFindings(text, language, year);
  const [now, next] = [docOf(about), docWith(about, help, text, language)];
  const before = new Set(mcqKind.findingsBesideLanguage(now).map(keyOf));
  // The position of an option on the author's page is unknown here.
  const brought = mcqKind.findingsBesideLanguage(next).filter((found) => !before.has(keyOf(found)));
  const canonicalText = mcqKind.canonicalText(next);
  const isThere =
    isRepeated(about, help, text) || (canonicalText !== mcqKind.canonicalText(now) && isKnown(canonicalText));
  return [
    ...(isThere ? [error([], 'generated.known')] : []),
    ...brought.flatMap(withoutPlace),
    ...wordFindings(text, language, year),
  ];
}

/** The finding for proposed words that the question already has: they are useless. */
export function repeatedFindings(about: HelpedQuestion, help: FieldHelp, text: string): Finding[] {
  return isRepeated(about, help, text) ? [error([], 'generated.known')] : [];
}

function isRepeated({ question, right, wrong }: HelpedQuestion, help: FieldHelp, text: string): boolean {
  const there = help === 'distractors' ? [...right, ...wrong] : help === 'simpler' ? [question] : [];
  return there.some((each) => foldCase(each) === foldCase(text));
}

const keyOf = ({ path, message }: Finding): string => `${path.join('/')} ${message}`;

/** The same said of the words themselves, and not of an option by its number; what words for one field cannot bring is left out. */
function withoutPlace({ message, severity }: Finding): Finding[] {
  return message === 'mcq.option_all' ? [{ path: [], severity, message: 'generated.refers_to_others' }] : [];
}

function docOf({ question, right, wrong, language }: HelpedQuestion): McqDoc {
  const empty = emptyMcq(language);
  const options = [...right, ...wrong].map((text, at) => ({
    option: fromPlainWords(text),
    correct: at < right.length ? ('Y' as const) : ('N' as const),
  }));
  return { ...withOptions(empty, options), question: fromPlainWords(question) };
}

function docWith(about: HelpedQuestion, help: FieldHelp, text: string, language: Language): McqDoc {
  switch (help) {
    case 'distractors':
      return docOf({ ...about, wrong: [text, ...about.wrong.slice(1)] });
    case 'simpler':
    case 'translate':
      return docOf({ ...about, question: text, language });
    case 'feedback':
    case 'picture':
      return docOf(about);
    default:
      return help satisfies never;
  }
}
