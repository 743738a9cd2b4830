import { languageRecords, type Finding, type QuestionDoc } from '@takhti/domain';
import { isBlank } from '../../kit/html.ts';
import { error, warning } from '../../messages.ts';
import { missingIn, outdatedIn } from './outdated.ts';
import type { TextsFacet } from './texts.ts';
import { versionLanguages, versionOf, versionPath, viewOf } from './versions.ts';

/**
 * What is wrong with the language versions of a question. Nothing of it blocks: learners are given the original until a version is
 * whole and up to date. A version in the question's own language would be two originals.
 */
export function versionFindings<Doc extends QuestionDoc>(
  texts: TextsFacet<Doc>,
  doc: Doc,
  findingsOf: (view: Doc) => readonly Finding[],
): Finding[] {
  const original = texts.fields(doc);
  const languages = versionLanguages(doc);
  const own = languages.includes(doc.language)
    ? [error(['language'], 'question.version_of_own_language')]
    : [];
  const ofVersions = languages.flatMap((language) => {
    const [view, version] = [viewOf(texts, doc, language), versionOf(doc, language)];
    if (!view || !version) return [];
    const at = (path: Finding['path']): Finding['path'] => [...versionPath(language), ...path];
    const written = texts.fields(view);
    const named = { language: languageRecords[language].own_name };
    if (Object.values(written).every(isBlank))
      return [warning(at(['question']), 'question.version_empty', named)];
    // A missing text gives one finding, and versions need no text that the original leaves empty.
    const isWritten = ({ path }: Finding): boolean => !isBlank(written[path.join('.')] ?? 'written');
    const inside = findingsOf(view)
      .filter(isWritten)
      .map((finding): Finding => ({ ...finding, severity: 'warning', path: at(finding.path) }));
    const placed = (field: string): Finding['path'] => at(field.split('.').map(placeOf));
    const outdated = outdatedIn(original, written, version.based_on).map((field) =>
      warning(placed(field), 'question.version_outdated', named),
    );
    const wanting = missingIn(original, written).map((field) =>
      warning(placed(field), 'question.version_missing', named),
    );
    return [...wanting, ...inside, ...outdated];
  });
  return [...own, ...ofVersions];
}

function placeOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
