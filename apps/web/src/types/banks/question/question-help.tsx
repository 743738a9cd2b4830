import { picturesIn, plainText, withPictureWords } from '@takhti/content-types/kit';
import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';
import type { HelpWords } from '@takhti/contract';
import type { FieldHelp, QuestionDoc } from '@takhti/domain';
import { HelpPanel } from '../../../features/ai/index.ts';
import type { Editor } from '../../../features/editor/index.ts';
import { questionPartsOf } from '../kinds/registry.ts';
import { withWordOn } from './word-on-option.ts';

interface QuestionHelpProps {
  readonly editor: Editor<QuestionDoc>;
  readonly container_id: string;
  readonly content_id: string;
}

/** Help of a model with one field of a saved question. */
export function QuestionHelp({ editor, container_id, content_id }: QuestionHelpProps) {
  const { doc, edit } = editor;
  const { helps, answers, wrongOptions, takeDistractor } = questionPartsOf(doc.content_type).help;
  const told = answers(doc);
  const [picture] = picturesIn(doc.question);

  function use(help: FieldHelp, words: HelpWords, number: number | null): void {
    const html = fromPlainWords(words.text);
    edit((draft) => {
      if (help === 'feedback')
        draft.json_data.incorrect_feedback = withWordOn(draft.json_data.incorrect_feedback, words);
      else if (help === 'distractors') takeDistractor(draft, number, html);
      else if (help === 'picture')
        draft.question = withPictureWords(draft.question, picture ?? '', words.text);
      else draft.question = html;
    });
  }
  return (
    <HelpPanel
      container_id={container_id}
      content_id={content_id}
      helps={helps.filter((help) => help !== 'picture' || picture !== undefined)}
      about={{ question: plainText(doc.question), language: doc.language, ...told }}
      picture={picture}
      wrongOptions={wrongOptions(doc)}
      onUse={use}
    />
  );
}
