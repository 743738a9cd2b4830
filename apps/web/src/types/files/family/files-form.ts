import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import { withTitleFindings } from '@takhti/content-types/kit';

/** The edited fields of every container of this family. */
export interface FilesHead {
  readonly title: string;
  readonly language: Language;
  readonly description: string;
}

/** The document of a type of this family, with the title and language of its container. */
export type FormOf<Doc extends FilesDoc> = Doc & FilesHead;

type Stored = Pick<OpenedContainer, 'title' | 'language' | 'json_data'>;

/** The form of a stored container; null for one that this version cannot read. */
export function formOf<Doc extends FilesDoc>(
  model: FilesModel<Doc>,
  { title, language, json_data }: Stored,
): FormOf<Doc> | null {
  const reading = model.read(json_data);
  return reading.ok ? { ...reading.doc, title, language } : null;
}

/** The request of the save call. */
export function requestOf({ title, language, ...doc }: FormOf<FilesDoc>): {
  title: string;
  language: Language;
  json_data: string;
} {
  return { title, language, json_data: JSON.stringify(doc) };
}

/** The findings of a form, by the same rules as on the server. */
export function formFindings<Doc extends FilesDoc>(model: FilesModel<Doc>, form: FormOf<Doc>): Finding[] {
  return withTitleFindings(form, model.findings(form, 'save', { total_questions: 0 }));
}
