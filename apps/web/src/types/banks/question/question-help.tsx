import { picturesIn, plainText, withPictureWords } from '@takhti/content-types/kit';
import {
  translatedInto,
  versionPath,
  withTranslation,
  wordsBeside,
} from '@takhti/content-types/question-kinds';
import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';
import type { HelpWords } from '@takhti/contract';
import { aiLimits, type Language, type QuestionDoc } from '@takhti/domain';
import { HelpPanel, type UsedHelp } from '../../../features/ai/index.ts';
import { current } from 'immer';
import { focusSoon, writeThrough, type Editor } from '../../../features/editor/index.ts';
import { questionPartsOf } from '../kinds/registry.ts';
import { withWordOn } from './word-on-option.ts';

interface QuestionHelpProps {
  readonly editor: Editor<QuestionDoc>;
  readonly container_id: string;
  readonly content_id: string;
  /** Shows the question in a language in which it was translated. */
  readonly onShow: (language: Language) => void;
}

/** Help of a model with one field of a saved question. */
export function QuestionHelp({ editor, container_id, content_id, onShow }: QuestionHelpProps) {
  const { doc, edit } = editor;
  const { helps, answers, wrongOptions, takeDistractor } = questionPartsOf(doc.content_type).help;
  const found = answers(doc);
  const [picture] = picturesIn(doc.question);

  const beside = wordsBeside(doc);

  function use({ help, language }: UsedHelp, all: readonly HelpWords[], number: number | null): void {
    if (help === 'translate') {
      const texts = translationOf(beside, all);
      edit((draft) => writeThrough(draft, withTranslation(current(draft), language, texts)));
      onShow(language);
      void focusSoon([...versionPath(language), 'question']);
      return;
    }
    const [words] = all;
    if (!words) return;
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
      about={{ question: plainText(doc.question), language: doc.language, ...found }}
      picture={picture}
      wrongOptions={wrongOptions(doc)}
      texts={[...new Set(Object.values(beside))].filter((text) => text.length <= aiLimits.text)}
      translated={translatedInto(doc)}
      onUse={use}
    />
  );
}

/** Puts translated words into their fields; one may be in several. */
function translationOf(
  beside: Readonly<Record<string, string>>,
  words: readonly HelpWords[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.flatMap(({ option, text }) => {
      const fields = Object.keys(beside).filter((path) => beside[path] === option);
      return (option === null ? ['question'] : fields).map((path) => [path, fromPlainWords(text)]);
    }),
  );
}
