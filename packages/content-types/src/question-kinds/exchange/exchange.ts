import type { QuestionDoc, QuestionKind } from '@takhti/domain';
import type { PublishedQuestion } from '../published.ts';
import type { Item } from './item.ts';

type Common = Pick<Item, 'title' | 'question' | 'feedback' | 'incorrect_feedback' | 'tags' | 'madeBy'>;

interface Facets<Doc> {
  readonly kind: QuestionKind;
  readonly shape: Item['shape'];
  /** A question as other programs know it. */
  readonly toItem: (doc: Doc, common: Common) => Item;
  /** The same of a published one; null for a question of another kind. */
  readonly ofPublished: (question: PublishedQuestion, common: Common) => Item | null;
  /** A question with what the item has of the kind's own; null for an item of another shape. */
  readonly fromItem: (empty: Doc, item: Item) => Doc | null;
}

/** How a kind of questions is exported to other programs, without the type of its documents. */
export type AnyQuestionExchange = Facets<QuestionDoc>;

/** Declares it; as `defineQuestionKind`, it checks the type once for everybody. */
export function defineQuestionExchange<Doc extends QuestionDoc>(
  input: Facets<Doc> & { readonly owns: (doc: QuestionDoc) => doc is Doc },
): AnyQuestionExchange {
  const own = (doc: QuestionDoc): Doc => {
    if (input.owns(doc)) return doc;
    throw new TypeError(`A question of kind ${doc.content_type} is none of kind ${input.kind}`);
  };
  return {
    kind: input.kind,
    shape: input.shape,
    toItem: (doc, common) => input.toItem(own(doc), common),
    ofPublished: input.ofPublished,
    fromItem: (empty, item) => input.fromItem(own(empty), item),
  };
}
