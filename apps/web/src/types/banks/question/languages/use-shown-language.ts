import { isOfVersion, versionLanguages } from '@takhti/content-types/question-kinds';
import type { Language, QuestionDoc } from '@takhti/domain';
import { useCallback, useState } from 'react';
import { useReveal, type FieldPath } from '../../../../features/editor/index.ts';

/** Which language of a question is on the page: its own until a version is chosen, or a finding or a comment leads into one. */
export function useShownLanguage(doc: QuestionDoc): readonly [Language, (language: Language) => void] {
  const [chosen, choose] = useState<Language | null>(null);
  useReveal(
    useCallback(
      (path: FieldPath) => {
        const language = languageOf(doc, path);
        if (language !== null) choose(language);
        return language !== null;
      },
      [doc],
    ),
  );
  // One that was taken out again, by an undo too, is shown no longer.
  const shown = chosen !== null && versionLanguages(doc).includes(chosen) ? chosen : doc.language;
  return [shown, choose];
}

/** In which language of a question a field is; null where it has no such field. */
function languageOf(doc: QuestionDoc, path: FieldPath): Language | null {
  const [field = ''] = path;
  if (!isOfVersion(path)) return field in doc ? doc.language : null;
  return versionLanguages(doc).find((language) => language === path[2]) ?? null;
}
