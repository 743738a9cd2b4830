import { limits, type Article, type Finding, type Language } from '@takhti/domain';
import type { Stage } from '../../define.ts';
import { isBlank, videoOf } from '../../kit/index.ts';
import { hasUnnamedPicture } from '../../kit/html-tag.ts';
import { readingFindings } from '../../reading/index.ts';
import { error, warning } from '../../messages.ts';

type Written = Pick<Article, 'article_text' | 'extra_data'>;

/**
 * What is wrong with the text of an article and its video. A text that was never written hinders submitting alone: a new article
 * has none yet.
 */
export function articleFindings(written: Written, stage: Stage): Finding[] {
  return [
    ...(stage === 'submit' ? textFindings(written) : []),
    ...linkFindings(written),
    ...pictureFindings(written),
  ];
}

/** The findings of an article at saving (C-672): without a text it is none. */
export function writtenFindings(written: Written): Finding[] {
  return [
    ...textFindings(written),
    ...lengthFindings(written),
    ...linkFindings(written),
    ...pictureFindings(written),
  ];
}

/** The sentence of the text that is hardest to read, if learners of a school year do not read it with ease. */
export function articleReading({ article_text }: Written, language: Language, year: number): Finding[] {
  return readingFindings([{ path: ['article_text'], html: article_text }], language, year);
}

function textFindings({ article_text }: Written): Finding[] {
  return isBlank(article_text) ? [error(['article_text'], 'article.text_required')] : [];
}

function lengthFindings({ article_text: { length } }: Written): Finding[] {
  const values = { count: length - limits.article.text };
  return values.count > 0 ? [error(['article_text'], 'article.text_long', values)] : [];
}

function linkFindings({ extra_data: { offline_link } }: Written): Finding[] {
  if (offline_link.trim() === '' || videoOf(offline_link) !== null) return [];
  return [error(['extra_data', 'offline_link'], 'article.video_unknown')];
}

function pictureFindings({ article_text }: Written): Finding[] {
  return hasUnnamedPicture(article_text) ? [warning(['article_text'], 'question.picture_unnamed')] : [];
}
