import type { McqDoc, PlayOption, PlayQuestion } from '@takhti/domain';
import { isBlank, plainText } from '../../kit/html.ts';
import { shuffled } from '../../kit/shuffle.ts';
import { defineQuestionPlay, type ScoredAnswer, type ShownOrder } from '../play-kind.ts';
import { optionsOf } from './options.ts';
import type { PublishedMcq } from './published.ts';

const optionId = /^o(?:[1-9]|10)$/;

/** Multiple-choice questions are correct only with exactly the right options chosen. */
export const mcqPlay = defineQuestionPlay<McqDoc, PublishedMcq>({
  kind: 'mcq',
  ownsDoc: (doc) => doc.content_type === 'mcq',
  ownsPublished: (question) => question.content_type === 'mcq',
  // Empty options are left out and the others keep their ids.
  published: (base, doc) => ({
    ...base,
    content_type: 'mcq',
    options: optionsOf(doc)
      .filter((option) => !isBlank(option.html))
      .map((option) => ({
        OptionId: `o${option.number}`,
        html: option.html,
        correct: option.correct === 'Y',
      })),
  }),
  shown: (question, order) => ({
    ListOptions: listOptions(question, order),
    IsMultiple: question.options.filter((option) => option.correct).length > 1,
  }),
  redacted: ({ ListOptions, IsMultiple }) => ({
    ListOptions: ListOptions.map(({ OptionId, OptionText, SortOrder }) => ({
      OptionId,
      OptionText,
      SortOrder,
    })),
    IsMultiple,
  }),
  mapShownHtml: ({ ListOptions }, change) => ({
    ListOptions: ListOptions.map((option) => ({ ...option, OptionText: change(option.OptionText) })),
  }),
  keyOf: ({ options }) => ({
    OptionIds: options.filter((option) => option.correct).map((option) => option.OptionId),
  }),
  optionsOf: ({ options }) => options,
  acceptedOf: () => [],
  textsShown: ({ options }) => options.map(({ html }) => html),
  score: (question, key, answer) => scored(question, new Set(key.OptionIds), new Set(answer?.OptionIds)),
  tidyAnswer: (answer) => ({
    ...answer,
    OptionIds: [...new Set(answer.OptionIds)].filter((id) => optionId.test(id)),
  }),
  askedParts: (_key, { OptionIds }) => ({ OptionIds }),
  tally: ({ ListOptions }, answers) =>
    ListOptions.map(({ OptionId }) => ({
      OptionId,
      count: answers.filter(({ OptionIds }) => OptionIds.includes(OptionId)).length,
    })),
});

function listOptions(question: PublishedMcq, { seed, isShuffled }: ShownOrder): PlayOption[] {
  const options = isShuffled ? shuffled(question.options, seed) : question.options;
  return options.map(({ OptionId, html, correct }, at) => ({
    OptionId,
    OptionText: html,
    SortOrder: at + 1,
    IsCorrect: correct,
  }));
}

function scored(
  { ListOptions }: PlayQuestion,
  right: ReadonlySet<string>,
  given: ReadonlySet<string>,
): ScoredAnswer {
  const chosen = ListOptions.filter((option) => given.has(option.OptionId)).toSorted(byStoredOrder);
  return {
    isAttempted: chosen.length > 0,
    isCorrect:
      right.size > 0 && chosen.length === right.size && chosen.every((option) => right.has(option.OptionId)),
    parts: chosen.map((option) => option.OptionId),
    texts: chosen.map((option) => plainText(option.OptionText)),
  };
}

// `o2` before `o10`: the result of an attempt does not show how its options were shuffled.
function byStoredOrder(a: { OptionId: string }, b: { OptionId: string }): number {
  return Number(a.OptionId.slice(1)) - Number(b.OptionId.slice(1));
}
