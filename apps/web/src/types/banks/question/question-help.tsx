import { isBlank, plainText } from '@takhti/content-types/kit';
import { blankAnswersOf, optionsOf } from '@takhti/content-types/question-kinds';
import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';
import type { FieldHelp, HelpedQuestion, QuestionDoc } from '@takhti/domain';
import { HelpPanel } from '../../../features/ai/index.ts';
import type { Editor } from '../../../features/editor/index.ts';

interface QuestionHelpProps {
  readonly editor: Editor<QuestionDoc>;
  readonly container_id: string;
  readonly content_id: string;
}

const ofChoice = ['distractors', 'simpler', 'translate', 'feedback'] as const satisfies readonly FieldHelp[];
// Other words for a sentence with blanks would lose the blanks.
const ofOthers = ['feedback'] as const satisfies readonly FieldHelp[];

/** Help of a model with one field of a saved question. */
export function QuestionHelp({ editor, container_id, content_id }: QuestionHelpProps) {
  const { doc, edit } = editor;
  const about = aboutOf(doc);
  const wrongNumbers =
    doc.content_type === 'mcq'
      ? optionsOf(doc)
          .filter(({ number, correct }) => correct === 'N' && number <= 4)
          // What is empty is filled first.
          .toSorted((a, b) => Number(!isBlank(a.html)) - Number(!isBlank(b.html)))
          .map(({ number }) => number)
      : [];

  function use(help: FieldHelp, text: string, number: number | null): void {
    const html = fromPlainWords(text);
    edit((draft) => {
      if (help === 'feedback') draft.json_data.incorrect_feedback = html;
      else if (help !== 'distractors') draft.question = html;
      else if (draft.content_type === 'mcq') {
        if (number === 1) draft.option1 = html;
        if (number === 2) draft.option2 = html;
        if (number === 3) draft.option3 = html;
        if (number === 4) draft.option4 = html;
      }
    });
  }
  return (
    <HelpPanel
      container_id={container_id}
      content_id={content_id}
      helps={doc.content_type === 'mcq' ? ofChoice : ofOthers}
      about={about}
      wrongNumbers={wrongNumbers}
      onUse={use}
    />
  );
}

function aboutOf(doc: QuestionDoc): HelpedQuestion {
  const { language } = doc;
  const question = plainText(doc.question);
  if (doc.content_type !== 'mcq') {
    const right = blankAnswersOf(doc).flatMap(({ blanks }) => blanks);
    return { question, right, wrong: [], language };
  }
  const options = optionsOf(doc)
    .map(({ html, correct }) => ({ text: plainText(html), correct }))
    .filter(({ text }) => text !== '');
  return {
    question,
    right: options.filter(({ correct }) => correct === 'Y').map(({ text }) => text),
    wrong: options.filter(({ correct }) => correct === 'N').map(({ text }) => text),
    language,
  };
}
