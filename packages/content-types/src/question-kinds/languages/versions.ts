import { languages, type Finding, type Language, type QuestionDoc } from '@takhti/domain';
import type { ChangeText } from './change-text.ts';
import type { TextsFacet, VersionOf } from './texts.ts';

/** The path of the texts of a language version in a question's document. */
export function versionPath(language: Language): Finding['path'] {
  return ['json_data', 'in_languages', language];
}

/** Whether a path leads into a language version. */
export function isOfVersion(path: Finding['path']): boolean {
  return path[0] === 'json_data' && path[1] === 'in_languages';
}

/** The target of a path: in a question, or in one of its language versions. */
export function pathWithin(path: Finding['path']): Finding['path'] {
  return isOfVersion(path) ? path.slice(3) : path;
}

/** Applies a change of a question's texts to the paths of one of its language versions. */
export function inVersion(language: Language, change: ChangeText): ChangeText {
  return (html, path) => change(html, [...versionPath(language), ...path]);
}

/** The languages that a question has versions in, beside its own. */
export function versionLanguages({ json_data }: Pick<QuestionDoc, 'json_data'>): Language[] {
  return languages.filter((language) => json_data.in_languages?.[language] !== undefined);
}

/** A question with one language version as given; without it for null. */
export function withVersion<Doc extends QuestionDoc>(
  doc: Doc,
  language: Language,
  version: VersionOf<Doc> | null,
): Doc {
  const { in_languages, ...data } = doc.json_data;
  const { [language]: _replaced, ...others } = in_languages ?? {};
  const all = version ? { ...others, [language]: version } : others;
  const json_data = Object.keys(all).length > 0 ? { ...data, in_languages: all } : data;
  return { ...doc, json_data };
}

/** A question as it is in one of its language versions, by itself; null where it has none in this language. */
export function viewOf<Doc extends QuestionDoc>(
  texts: TextsFacet<Doc>,
  doc: Doc,
  language: Language,
): Doc | null {
  const version = versionOf(doc, language);
  if (!version) return null;
  const { in_languages: _others, ...json_data } = doc.json_data;
  return texts.put({ ...doc, language, json_data }, version);
}

/** A question with each of its language versions changed, in its own words. */
export function mapVersions<Doc extends QuestionDoc>(
  texts: TextsFacet<Doc>,
  doc: Doc,
  change: (view: Doc, language: Language) => Doc,
): Doc {
  return versionLanguages(doc).reduce((changed, language) => {
    const [view, version] = [viewOf(texts, doc, language), versionOf(doc, language)];
    if (!view || !version) return changed;
    return withVersion(changed, language, texts.of(change(view, language), version.based_on));
  }, doc);
}

/** A language version as a question keeps it; undefined where it has none in this language. */
export function versionOf<Doc extends QuestionDoc>(doc: Doc, language: Language): VersionOf<Doc> | undefined {
  return doc.json_data.in_languages?.[language];
}
