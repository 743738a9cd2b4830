import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { TextKey } from '../../../i18n/index.ts';

/** The change of an edit; as a function it gets the present document. */
export type Change<Doc> = Partial<Doc> | ((now: Doc) => Partial<Doc>);

/** The props of a type's own fields, beside title, language and description. */
export interface FieldsProps<Doc extends FilesDoc> {
  readonly item: OpenedContainer;
  readonly doc: Doc;
  /** The language of the content, for its own texts. */
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Omit<Doc, keyof FilesDoc>>) => void;
}

/** The props of the view of these fields; a field can be commented on if the page has comments. */
export interface ViewProps<Doc extends FilesDoc> {
  readonly item: OpenedContainer;
  readonly doc: Doc;
  readonly language: Language;
}

/** What a type of this family brings for its pages. */
export interface FilesFacet<Doc extends FilesDoc> {
  readonly model: FilesModel<Doc>;
  /** Whether its fields show findings at once; for fields that are typed letter by letter most of them would come too early. */
  readonly showsFindingsAtOnce?: boolean;
  /** Whether its content is shown in the player alone, because its rows are only names of files. */
  readonly isSeenInPlayer?: boolean;
  /** Rendered beside a description that is required. */
  readonly descriptionHint?: TextKey;
  readonly Fields: ComponentType<FieldsProps<Doc>>;
  readonly View: ComponentType<ViewProps<Doc>>;
}
