import type { QuestionDoc, QuestionKind } from '@takhti/domain';
import type { MessageKey, MessageValues } from '../../messages.ts';
import { htmlToCell } from './cells.ts';
import type { PlainReading } from './plain/plain-reading.ts';
import type { RowReader } from './row-reader.ts';

/** The texts that a row of every kind has. */
export interface RowTexts {
  readonly question: string;
  readonly feedback: string;
  readonly incorrect_feedback: string;
}

interface Facets<Doc> {
  readonly kind: QuestionKind;
  /** Headings that a file must have beside those of every kind. */
  readonly required: readonly string[];
  /** Headings that it may have besides. */
  readonly optional: readonly string[];
  /** Whether a heading continues where `optional` ends: its column must be empty. */
  readonly isBeyond: (key: string) => boolean;
  readonly beyond: { readonly key: MessageKey; readonly values: MessageValues };
  /** How tables are read that have other headings, or none. */
  readonly plain: PlainReading;
  /** Findings that sanitising a text can cause, in the words of an import. */
  readonly faults: Readonly<Record<string, MessageKey>>;
  /** A question from the columns of its kind; what every kind has is put in by the caller. */
  readonly read: (row: RowReader, texts: RowTexts, empty: Doc) => Doc;
  /** Repairs with one click, by the finding. */
  readonly repairs: Readonly<Partial<Record<MessageKey, (doc: Doc) => Doc>>>;
  /** Two questions that show how a file is filled in. */
  readonly samples: readonly Doc[];
  /** The headings of the kind's own columns that these questions need. */
  readonly headings: (docs: readonly Doc[]) => readonly string[];
  /** The values in the columns of those headings. */
  readonly cells: (doc: Doc, headings: readonly string[]) => readonly string[];
  /** The cell of the question's own text. */
  readonly questionCell: (doc: Doc) => string;
}

/** The part of files that depends on the kind of questions, without the type of its documents. */
export type AnyQuestionColumns = Facets<QuestionDoc>;

type QuestionColumnsInput<Doc extends QuestionDoc> = Omit<Facets<Doc>, 'questionCell'> &
  Partial<Pick<Facets<Doc>, 'questionCell'>> & { readonly owns: (doc: QuestionDoc) => doc is Doc };

/** Declares the columns of a kind of questions; as `defineQuestionKind`, it checks the type once for everybody. */
export function defineQuestionColumns<Doc extends QuestionDoc>(
  input: QuestionColumnsInput<Doc>,
): AnyQuestionColumns {
  const { kind, required, optional, isBeyond, beyond, plain, faults, samples, owns } = input;
  const own = (doc: QuestionDoc): Doc => {
    if (owns(doc)) return doc;
    throw new TypeError(`A question of kind ${doc.content_type} has no columns of kind ${kind}`);
  };
  return {
    kind,
    required,
    optional,
    isBeyond,
    beyond,
    plain,
    faults,
    samples,
    repairs: Object.fromEntries(
      Object.entries(input.repairs).map(([key, repair]) => [key, (doc: QuestionDoc) => repair(own(doc))]),
    ),
    read: (row, texts, empty) => input.read(row, texts, own(empty)),
    headings: (docs) => input.headings(docs.map(own)),
    cells: (doc, headings) => input.cells(own(doc), headings),
    questionCell: (doc) => (input.questionCell ?? (({ question }) => htmlToCell(question)))(own(doc)),
  };
}
