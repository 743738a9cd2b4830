import { questionIn, writeLanguage } from '@takhti/content-types/question-kinds';
import type { Language, QuestionDoc } from '@takhti/domain';
import { current, produce } from 'immer';
import { useMemo } from 'react';
import { writeThrough, type Editor } from '../../../../features/editor/index.ts';

/** An editor of one language version of a question: what is written in it goes into the question's own document. */
export function useVersionEditor(editor: Editor<QuestionDoc>, language: Language): Editor<QuestionDoc> {
  const { doc, edit } = editor;
  const view = useMemo(() => questionIn(doc, language) ?? doc, [doc, language]);
  const editVersion = useMemo<Editor<QuestionDoc>['edit']>(
    () => (recipe) =>
      edit((draft) => {
        const whole = current(draft);
        const before = questionIn(whole, language);
        if (before) writeThrough(draft, writeLanguage(whole, produce(before, recipe)));
      }),
    [edit, language],
  );
  return { ...editor, doc: view, edit: editVersion };
}
