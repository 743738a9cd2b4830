import type { PlayArticle } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ArticleText } from './article-text.tsx';
import './article.css';

/** The text beside its question, where there is room: it stays in place, and scrolls by itself, while questions continue. */
export function ArticleBeside({ article }: { readonly article: PlayArticle }): ReactNode {
  return (
    // It scrolls, so it takes the focus, for the person who reads by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="play-card article-beside" tabIndex={0} aria-labelledby={headingId(article)}>
      <ArticleTitle article={article} />
      <ArticleText article={article} />
    </section>
  );
}

interface ArticleAboveProps {
  readonly article: PlayArticle;
  /** Whether it is read here; otherwise it is a press away. */
  readonly isRead: boolean;
}

/** The text on a narrow page: above the first question about it, and behind a button at the others. */
export function ArticleAbove({ article, isRead }: ArticleAboveProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (isRead)
    return (
      <section className="play-card article-above" aria-labelledby={headingId(article)}>
        <ArticleTitle article={article} />
        <ArticleText article={article} />
      </section>
    );
  return (
    <div className="article-again">
      <Button icon="book" onClick={() => setOpen(true)}>
        {t('article_again')}
      </Button>
      {isOpen && (
        <Dialog title={article.Title} onClose={() => setOpen(false)}>
          <ArticleText article={article} />
          <div className="dialog-actions article-back">
            <Button isMain onClick={() => setOpen(false)}>
              {t('article_back')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function ArticleTitle({ article }: { readonly article: PlayArticle }): ReactNode {
  return (
    <h2 className="article-title" id={headingId(article)}>
      {article.Title}
    </h2>
  );
}

function headingId({ ArticleId }: PlayArticle): string {
  return `article-${ArticleId}`;
}
