import { videoOf } from '@takhti/content-types/kit';
import classes from './article.module.css';

// As the specification has it (section 9; C-1084).
const height = 400;

/** The video of an article, as learners watch it; nothing where a link leads to none. */
export function VideoFrame({ link, title }: { readonly link: string; readonly title: string }) {
  const video = videoOf(link);
  if (video === null) return null;
  return video.kind === 'frame' ? (
    <iframe
      className={classes.video}
      src={video.src}
      title={title}
      height={height}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      // Another site, which keeps its own origin: the rule means pages of ours. Without a referrer it refuses to play.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the author's own video; what it says is in the text
    <video
      className={classes.video}
      src={video.src}
      title={title}
      height={height}
      controls
      preload="metadata"
    />
  );
}
