import type { Language, QuestionDoc } from '@takhti/domain';
import { isBlank, plainText } from '../../kit/html.ts';
import { picturesIn } from '../../kit/html-tag.ts';
import { kindOf } from '../registry.ts';
import { basedOnAfter, basisOf, outdatedIn } from './outdated.ts';
import { versionLanguages, versionOf, withVersion } from './versions.ts';

/** A question as it is in a language, its own or that of a version; null where it has none in it. */
export function questionIn(doc: QuestionDoc, language: Language): QuestionDoc | null {
  return language === doc.language ? doc : kindOf(doc).inLanguage(doc, language);
}

/** A question with an empty version in another language. */
export function addLanguage(doc: QuestionDoc, language: Language): QuestionDoc {
  const kind = kindOf(doc);
  return kind.withLanguage(doc, kind.empty(language), {});
}

/** A question without its version in a language. */
export function removeLanguage(doc: QuestionDoc, language: Language): QuestionDoc {
  return withVersion(doc, language, null);
}

/** A question with what one of its language versions says now; what was written again is up to date. */
export function writeLanguage(doc: QuestionDoc, view: QuestionDoc): QuestionDoc {
  const kind = kindOf(doc);
  const before = kind.inLanguage(doc, view.language);
  const based_on = basedOnAfter(
    kind.textFields(doc),
    before ? kind.textFields(before) : {},
    kind.textFields(view),
    versionOf(doc, view.language)?.based_on ?? {},
  );
  return kind.withLanguage(doc, view, based_on);
}

/**
 * A question with a translation in its version in another language; the original and the other texts of the version stay.
 * @param texts by the dotted paths of their fields
 */
export function withTranslation(
  doc: QuestionDoc,
  language: Language,
  texts: Readonly<Record<string, string>>,
): QuestionDoc {
  const whole = versionOf(doc, language) ? doc : addLanguage(doc, language);
  const kind = kindOf(whole);
  const view = kind.inLanguage(whole, language);
  if (!view) return doc;
  return writeLanguage(
    whole,
    kind.mapRichText(view, (html, path) => texts[path.join('.')] ?? html),
  );
}

/** The texts of a question, beside its prompt, that can be translated as words: by the dotted paths of the fields; pictures are none. */
export function wordsBeside(doc: QuestionDoc): Readonly<Record<string, string>> {
  const fields = Object.entries(kindOf(doc).textFields(doc));
  return Object.fromEntries(
    fields.flatMap(([path, html]) => {
      const text = picturesIn(html).length > 0 ? '' : plainText(html);
      return path === 'question' || text === '' ? [] : [[path, text]];
    }),
  );
}

/** The languages other than its own in which a question has a text. */
export function translatedInto(doc: QuestionDoc): Language[] {
  return versionLanguages(doc).filter((language) => !isBlank(questionIn(doc, language)?.question ?? ''));
}

/** The fields of a language version whose original was changed since, by their dotted paths. */
export function outdatedFields(doc: QuestionDoc, language: Language): readonly string[] {
  const [kind, version] = [kindOf(doc), versionOf(doc, language)];
  const view = kind.inLanguage(doc, language);
  return view && version ? outdatedIn(kind.textFields(doc), kind.textFields(view), version.based_on) : [];
}

/** A question after a person confirmed that a field of a language version still says what the original says. */
export function keepField(doc: QuestionDoc, language: Language, field: string): QuestionDoc {
  const [kind, version] = [kindOf(doc), versionOf(doc, language)];
  const view = kind.inLanguage(doc, language);
  if (!view || !version) return doc;
  return kind.withLanguage(doc, view, {
    ...version.based_on,
    [field]: basisOf(kind.textFields(doc)[field]),
  });
}

/** A question whose pictures got other addresses: what said the same as the original before still does. */
export function rebased(before: QuestionDoc, after: QuestionDoc): QuestionDoc {
  const kind = kindOf(after);
  return versionLanguages(after).reduce((doc, language) => {
    const [view, version] = [kind.inLanguage(doc, language), versionOf(doc, language)];
    if (!view || !version) return doc;
    const outdated = outdatedFields(before, language);
    const based_on = { ...version.based_on };
    for (const [field, text] of Object.entries(kind.textFields(doc)))
      if (field in based_on && !outdated.includes(field)) based_on[field] = basisOf(text);
    return kind.withLanguage(doc, view, based_on);
  }, after);
}
