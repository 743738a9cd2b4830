import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import type { Finding, Language } from '@takhti/domain';
import type { ComponentType } from 'react';

/** What a type of this family brings along for its pages. */
export interface FilesParts<Doc extends FilesDoc> {
  readonly model: FilesModel<Doc>;
  /** The fields of what it holds beside title, language and description. */
  readonly Fields: ComponentType<{
    readonly doc: Doc;
    /** That the content is written in, for the fields of its own texts. */
    readonly language: Language;
    readonly findings: readonly Finding[];
    readonly onChange: (change: Partial<Omit<Doc, keyof FilesDoc>>) => void;
  }>;
  /** The same to be looked at; a field can be commented on where the page has comments. */
  readonly View: ComponentType<{ readonly doc: Doc; readonly language: Language }>;
}
