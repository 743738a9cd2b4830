import type { QuestionDoc } from '@takhti/domain';
import { useRef } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { QuestionText } from '../../question/question-text.tsx';
import type { PartProps } from '../question-parts.ts';
import { answersOf, nextNumber, withText } from './blank-edits.ts';

/** The text of a question, in which words can be made blanks: what was selected becomes the first accepted answer. */
export function FibText({ editor, containerId, renderAside, at }: PartProps) {
  const t = useText();
  // The answers of blanks whose text is still on its way here.
  const words = useRef(new Map<number, readonly string[]>());
  const { doc, edit } = editor;
  return (
    <QuestionText
      editor={editor}
      containerId={containerId}
      renderAside={renderAside}
      at={at}
      hint={t('questions:blanks.text_hint')}
      blanks={{
        add: (answers) => {
          const number = nextNumber(doc, words.current);
          words.current.set(number, answers);
          return number;
        },
        answersOf: (number) => answersOf(doc, number) ?? words.current.get(number) ?? [],
      }}
      onChange={(html) =>
        edit((draft: QuestionDoc) => {
          if (draft.content_type === 'fill_in_the_blank') withText(draft, html, words.current);
        })
      }
    />
  );
}
