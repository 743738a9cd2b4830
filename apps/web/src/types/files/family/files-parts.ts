import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { TextKey } from '../../../i18n/index.ts';

/** What an edit writes into a document; as a function it is given the document as it is by then. */
export type Change<Doc> = Partial<Doc> | ((now: Doc) => Partial<Doc>);

/** What the fields of a type are given: of what it holds beside title, language and description. */
export interface FieldsProps<Doc extends FilesDoc> {
  readonly item: OpenedContainer;
  readonly doc: Doc;
  /** That the content is written in, for the fields of its own texts. */
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Omit<Doc, keyof FilesDoc>>) => void;
}

/** What the same is given to be looked at; a field can be commented on where the page has comments. */
export interface ViewProps<Doc extends FilesDoc> {
  readonly item: OpenedContainer;
  readonly doc: Doc;
  readonly language: Language;
}

/** What a type of this family brings along for its pages. */
export interface FilesParts<Doc extends FilesDoc> {
  readonly model: FilesModel<Doc>;
  /** Whether its fields say what is wrong with them as soon as it is; of what is written letter by letter, most would be. */
  readonly showsFindingsAtOnce?: boolean;
  /** Whether what it holds is seen in the player alone: its rows are names of files. */
  readonly isSeenInPlayer?: boolean;
  /** What stands beside its description, where that may not be left empty. */
  readonly descriptionHint?: TextKey;
  readonly Fields: ComponentType<FieldsProps<Doc>>;
  readonly View: ComponentType<ViewProps<Doc>>;
}
