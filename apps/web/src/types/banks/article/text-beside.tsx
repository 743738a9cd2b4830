import { Card } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentText, ContentTitle } from '../../../ui/index.ts';
import { formOf } from './article-form.ts';
import classes from './article.module.css';

/** The text that a question is about, above the question that is written about it; nothing where there is none. */
export function TextBeside({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const article = formOf(item);
  if (article === null || article.article_text === '') return null;
  return (
    <Card withBorder padding="lg">
      <details open className={classes.fold}>
        <summary>{t('questions:article.text_of')}</summary>
        {/* It scrolls, so it takes the focus, for the person who reads by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={classes.scroll} tabIndex={0} aria-label={item.title}>
          <p className={classes.title}>
            <ContentTitle language={article.language}>{item.title}</ContentTitle>
          </p>
          <ContentText html={article.article_text} language={article.language} className={classes.text} />
        </section>
      </details>
    </Card>
  );
}
