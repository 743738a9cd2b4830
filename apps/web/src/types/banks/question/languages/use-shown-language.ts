import { isOfVersion, versionLanguages } from '@takhti/content-types/question-kinds';
import { isLanguage, type Language, type QuestionDoc } from '@takhti/domain';
import { useCallback, useState } from 'react';
import { useReveal, type FieldPath } from '../../../../features/editor/index.ts';

/** Which language of a question is on the page: its own until a version is chosen, or a finding or a comment leads into one. */
export function useShownLanguage(doc: QuestionDoc): readonly [Language, (language: Language) => void] {
  const [chosen, choose] = useState<Language | null>(null);
  useReveal(
    useCallback((path: FieldPath) => {
      const language = isOfVersion(path) ? path[2] : null;
      choose(typeof language === 'string' && isLanguage(language) ? language : null);
    }, []),
  );
  // One that was taken out again, by an undo too, is shown no longer.
  const shown = chosen !== null && versionLanguages(doc).includes(chosen) ? chosen : doc.language;
  return [shown, choose];
}
