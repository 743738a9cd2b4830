import type { Language, QuestionDoc } from '@takhti/domain';

/** A language version of a question, as the question keeps it. */
export type VersionOf<Doc extends QuestionDoc> = NonNullable<
  NonNullable<Doc['json_data']['in_languages']>[Language]
>;

/** The translated texts of a question; all other fields are shared. */
export interface TextsFacet<Doc extends QuestionDoc> {
  readonly of: (doc: Doc, based_on: VersionOf<Doc>['based_on']) => VersionOf<Doc>;
  readonly put: (doc: Doc, version: VersionOf<Doc>) => Doc;
  /** Each of the texts by its dotted path: what is compared to know what the original has changed since. */
  readonly fields: (doc: Doc) => Readonly<Record<string, string>>;
}
