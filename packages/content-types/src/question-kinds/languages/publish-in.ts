import { hasErrors, type Language, type Question, type QuestionDoc } from '@takhti/domain';
import { publishedFromQuestion } from '../play.ts';
import { PublishedQuestion } from '../published.ts';
import { kindOf } from '../registry.ts';
import { outdatedFields } from './edit-versions.ts';
import { missingIn } from './outdated.ts';
import { versionLanguages } from './versions.ts';

/**
 * A stored question as it is published in content of a language: in its version of that language where it has one that is whole and up
 * to date, otherwise as it was written. The other languages come along for what draws it in one of them.
 */
export function publishedIn(question: Question, language: Language): PublishedQuestion {
  const versions = versionLanguages(question).flatMap((each) => {
    const view = readyIn(question, each);
    return view ? [[each, publishedFromQuestion(question, view)] as const] : [];
  });
  const original = publishedFromQuestion(question);
  if (versions.length === 0) return original;
  const all = new Map<Language, PublishedQuestion>([...versions, [question.language, original]]);
  const own = all.get(language) ?? original;
  const others = [...all].filter(([, each]) => each !== own);
  // Parsed, so that of the others no more is kept than they say.
  return PublishedQuestion.parse({ ...own, in_languages: Object.fromEntries(others) });
}

/** A question in one of its versions; null where that lacks a text, or the original was changed since. */
export function readyIn(question: Question, language: Language): QuestionDoc | null {
  const kind = kindOf(question);
  const view = kind.inLanguage(question, language);
  const isReady =
    view !== null &&
    !hasErrors(kind.findings(view)) &&
    outdatedFields(question, language).length === 0 &&
    missingIn(kind.textFields(question), kind.textFields(view)).length === 0;
  return isReady ? view : null;
}

/** A published question as content of a language gives it to learners, without its other languages. */
export function drawnIn(question: PublishedQuestion, language: Language): PublishedQuestion {
  const { in_languages, ...own } = question;
  return { ...own, ...in_languages?.[language] };
}
