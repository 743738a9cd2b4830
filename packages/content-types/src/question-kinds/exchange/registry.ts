import type { Language, QuestionDoc, QuestionKind } from '@takhti/domain';
import { fibExchange } from '../fib/exchange.ts';
import { mcqExchange } from '../mcq/exchange.ts';
import { madeTags, type MadeBy } from '../made-by.ts';
import type { PublishedQuestion } from '../published.ts';
import type { AnyQuestionExchange } from './exchange.ts';
import type { Item } from './item.ts';
import { tagsOf } from './tags.ts';

/** How every kind of questions is exported to other programs. */
export const questionExchanges = {
  mcq: mcqExchange,
  fill_in_the_blank: fibExchange,
} as const satisfies Record<QuestionKind, AnyQuestionExchange>;

/** A question as other programs know it, and what a model had to do with it. */
export function itemOf(doc: QuestionDoc, madeBy?: MadeBy): Item {
  const { title, question, feedback, json_data } = doc;
  const common = {
    title,
    question,
    feedback,
    incorrect_feedback: json_data.incorrect_feedback,
    tags: [...tagsOf(doc), ...(madeBy ? madeTags(madeBy) : [])],
    ...(madeBy && { madeBy }),
  };
  return questionExchanges[doc.content_type].toItem(doc, common);
}

/** A published question as other programs know it. */
export function itemOfPublished(published: PublishedQuestion, language: Language): Item {
  const { question, feedback, incorrect_feedback, content_type } = published;
  const common = { title: '', question, feedback, incorrect_feedback, tags: [`language:${language}`] };
  const item = questionExchanges[content_type].ofPublished(published, common);
  if (!item) throw new TypeError(`A published question of kind ${content_type} is none`);
  return item;
}
