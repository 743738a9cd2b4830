import { plainText } from '@takhti/content-types/kit';
import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';
import type { FieldHelp, QuestionDoc } from '@takhti/domain';
import { HelpPanel } from '../../../features/ai/index.ts';
import type { Editor } from '../../../features/editor/index.ts';
import { questionPartsOf } from '../kinds/registry.ts';

interface QuestionHelpProps {
  readonly editor: Editor<QuestionDoc>;
  readonly container_id: string;
  readonly content_id: string;
}

/** Help of a model with one field of a saved question. */
export function QuestionHelp({ editor, container_id, content_id }: QuestionHelpProps) {
  const { doc, edit } = editor;
  const { helps, answers, wrongNumbers, takeDistractor } = questionPartsOf(doc.content_type).help;

  function use(help: FieldHelp, text: string, number: number | null): void {
    const html = fromPlainWords(text);
    edit((draft) => {
      if (help === 'feedback') draft.json_data.incorrect_feedback = html;
      else if (help === 'distractors') takeDistractor(draft, number, html);
      else draft.question = html;
    });
  }
  return (
    <HelpPanel
      container_id={container_id}
      content_id={content_id}
      helps={helps}
      about={{ question: plainText(doc.question), language: doc.language, ...answers(doc) }}
      wrongNumbers={wrongNumbers(doc)}
      onUse={use}
    />
  );
}
