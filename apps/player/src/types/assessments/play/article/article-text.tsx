import type { PlayArticle } from '@takhti/domain';
import type { ReactNode } from 'react';
import { RichText } from '../../../../ui/rich-text.tsx';
import { ArticleVideo } from './article-video.tsx';

/** A text with its pictures and tables, and the video that belongs to it. */
export function ArticleText({ article }: { readonly article: PlayArticle }): ReactNode {
  return (
    <div className="article-text">
      <RichText html={article.Text} />
      <ArticleVideo link={article.OfflineLink} title={article.Title} />
    </div>
  );
}
