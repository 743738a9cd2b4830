import { generatedBodies, limits, type Finding, type Language } from '@takhti/domain';
import { writtenFindings } from '../banks/article/findings.ts';
import { articleModel, type ArticleDoc } from '../banks/article/model.ts';
import { foldTyped } from '../kit/compare-typed.ts';
import { comparableText, isBlank, plainText } from '../kit/html.ts';
import { withTitleFindings } from '../kit/title-findings.ts';
import { fromPlainWords } from '../question-kinds/exchange/plain.ts';
import type { Generating, KeptBody } from './generating.ts';

/** How a text that was generated comes into an article: after the present text, so that nothing is lost without asking. */
export const generatingArticle: Generating = {
  kind: 'article',
  templates: [],
  stems: (stored) => textIn(stored).map(plainText),
  canonicalTexts: (stored) => textIn(stored).map((html) => canonicalTextOf(html, 'english')),
  canonicalTextOf: (body, language) => canonicalTextOf(htmlOf(body), language),
  findings: (body) => findingsOf(body),
  add: (stored, kept) => {
    const doc: ArticleDoc = articleModel.open(stored);
    const ai_parts = [...(doc.ai_parts ?? []), ...kept.map(({ part_id }) => part_id)];
    const article_text = kept.reduce(
      (text, { body }) => (isBlank(text) ? htmlOf(body) : text + headed(body)),
      doc.article_text,
    );
    const isFull = article_text.length > limits.article.text || ai_parts.length > limits.article.ai_parts;
    return isFull ? null : { ...doc, article_text, ai_parts };
  },
  titleOf: ([first]) => titleOf(first),
  parts: (stored) => {
    const reading = articleModel.read(stored);
    if (!reading.ok) return new Map();
    const { article_text, ai_parts = [] } = reading.doc;
    // If a person took all of it out, nothing of a model is left.
    return new Map(isBlank(article_text) ? [] : ai_parts.map((part) => [part, comparableText(article_text)]));
  },
  pathOf: (stored, part_id) => (generatingArticle.parts(stored).has(part_id) ? ['article_text'] : null),
  comesOnce: true,
};

function textIn(stored: unknown): string[] {
  return articleModel.readTexts(stored).filter((html) => !isBlank(html));
}

function htmlOf(body: unknown): string {
  return generatedBodies.article.parse(body).paragraphs.map(fromPlainWords).join('');
}

// A second text keeps its title where it begins: the content has one already.
function headed(body: unknown): string {
  const title = fromPlainWords(generatedBodies.article.parse(body).title);
  return title.replace('<p>', '<h3>').replace('</p>', '</h3>') + htmlOf(body);
}

function titleOf(kept: KeptBody | undefined): string | null {
  return kept ? generatedBodies.article.parse(kept.body).title : null;
}

function findingsOf(body: unknown): Finding[] {
  const { title } = generatedBodies.article.parse(body);
  const article_text = htmlOf(body);
  return withTitleFindings({ title }, writtenFindings({ article_text, extra_data: { offline_link: '' } }));
}

function canonicalTextOf(html: string, language: Language): string {
  return foldTyped(plainText(html), language);
}
