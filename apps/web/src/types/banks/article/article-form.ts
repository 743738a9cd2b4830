import { articleModel, articleReading, writtenFindings } from '@takhti/content-types/banks/article';
import { videoAddress, withTitleFindings } from '@takhti/content-types/kit';
import { readingYear } from '@takhti/content-types/reading';
import type { Article, Finding, Language, OpenedContainer } from '@takhti/domain';

/** The edited fields of an article itself; its questions are edited one by one. */
export interface ArticleForm extends Pick<Article, 'article_text' | 'extra_data'> {
  readonly schema_version: number;
  readonly title: string;
  readonly language: Language;
  /** The ids of the parts of the text that a model wrote. */
  readonly ai_parts?: readonly string[];
}

type Stored = Pick<OpenedContainer, 'title' | 'language' | 'json_data'>;

/** The form of a stored article; null for one that this version cannot read. */
export function formOf({ title, language, json_data }: Stored): ArticleForm | null {
  const reading = articleModel.read(json_data);
  if (!reading.ok) return null;
  const { schema_version, article_text, extra_data, ai_parts } = reading.doc;
  return { schema_version, title, language, article_text, extra_data, ...(ai_parts && { ai_parts }) };
}

/** The request of the save call. */
export function requestOf({
  schema_version,
  title,
  language,
  article_text,
  extra_data,
  ai_parts,
}: ArticleForm): {
  title: string;
  language: Language;
  json_data: string;
} {
  const offline_link = videoAddress(extra_data.offline_link);
  const doc = {
    schema_version,
    article_text,
    extra_data: { offline_link },
    ...(ai_parts && { ai_parts }),
  };
  return { title, language, json_data: JSON.stringify(doc) };
}

/** The findings of a form at saving: an article needs a title and a text (C-672, C-673) that its grade can read. */
export function formFindings(form: ArticleForm, grade: string): Finding[] {
  const reading = articleReading(form, form.language, readingYear(grade));
  return withTitleFindings(form, [...writtenFindings(form), ...reading]);
}
