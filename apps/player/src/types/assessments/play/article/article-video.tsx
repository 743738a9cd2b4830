import { videoOf } from '@takhti/content-types/kit';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';

// As the specification has it (section 9; C-1085).
const height = 400;

interface ArticleVideoProps {
  readonly link: string;
  readonly title: string;
}

/** The video of a text. Nothing is fetched from its site before the learner wants to watch: lines are slow, and the text can be read without. */
export function ArticleVideo({ link, title }: ArticleVideoProps): ReactNode {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const video = videoOf(link);
  if (video === null) return null;
  if (!isShown)
    return (
      <p className="article-watch">
        <Button icon="play" onClick={() => setShown(true)}>
          {t('article_watch')}
        </Button>
      </p>
    );
  return video.kind === 'frame' ? (
    <iframe
      className="article-video"
      src={video.src}
      title={title}
      height={height}
      allow="fullscreen; picture-in-picture"
      // Another site, which keeps its own origin: the rule means pages of ours. Without a referrer it refuses to play.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the author's own video; what it says is in the text
    <video
      className="article-video"
      src={video.src}
      title={title}
      height={height}
      controls
      preload="metadata"
    />
  );
}
