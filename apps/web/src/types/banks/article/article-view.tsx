import { Card } from '@mantine/core';
import { isBlank } from '@takhti/content-types/kit';
import type { Article, Language } from '@takhti/domain';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import classes from './article.module.css';
import { VideoFrame } from './video-frame.tsx';

interface ArticleViewProps {
  readonly article: Pick<Article, 'article_text' | 'extra_data'>;
  readonly language: Language;
  readonly title: string;
}

/** The text and the video of an article, to be looked at. */
export function ArticleView({ article, language, title }: ArticleViewProps) {
  const t = useText();
  const { article_text, extra_data } = article;
  const textLabel = t('questions:article.fields.article_text');
  const linkLabel = t('questions:article.fields.extra_data.offline_link');
  return (
    <Card withBorder padding="lg" className={classes.card}>
      <section>
        <h2 className={classes.fieldName}>
          {textLabel} <FieldMark path={['article_text']} label={textLabel} />
        </h2>
        {isBlank(article_text) ? (
          <p className={classes.none}>{t('questions:article.no_text')}</p>
        ) : (
          <ContentText html={article_text} language={language} className={classes.text} />
        )}
      </section>
      {extra_data.offline_link !== '' && (
        <section>
          <h2 className={classes.fieldName}>
            {linkLabel} <FieldMark path={['extra_data', 'offline_link']} label={linkLabel} />
          </h2>
          <VideoFrame link={extra_data.offline_link} title={title} />
        </section>
      )}
    </Card>
  );
}
