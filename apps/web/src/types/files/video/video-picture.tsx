import { videoModel, type VideoDoc } from '@takhti/content-types/files';
import { siteOfFrame } from '@takhti/content-types/kit';
import { localeOf } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { TryIt } from '../link/try-it.tsx';
import classes from './video.module.css';

/** The video as learners watch it; nothing where there is none. */
export function VideoPicture({ doc, title }: { readonly doc: VideoDoc; readonly title: string }) {
  const { body } = videoModel.show(doc);
  if (body.kind !== 'video' || body.source === null) return null;
  const { source, poster, captions } = body;
  return source.kind === 'frame' ? (
    <FrameOfSite src={source.src} title={title} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author's captions, where there are some
    <video
      key={source.src}
      className={classes.video}
      src={source.src}
      title={title}
      poster={poster === '' ? undefined : poster}
      controls
      preload="metadata"
    >
      {captions.map(({ path, language }) => (
        <track
          key={path}
          kind="captions"
          src={path}
          srcLang={localeOf(language)}
          label={nameOfLanguage(language)}
        />
      ))}
    </video>
  );
}

/** Browsers do not report whether another site loaded in a frame: a hint below says what to do about an empty one. */
function FrameOfSite({ src, title }: { readonly src: string; readonly title: string }) {
  const t = useText();
  return (
    <>
      <iframe
        className={classes.video}
        src={src}
        title={title}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        // Another site, which keeps its own origin: the rule means pages of ours. Without a referrer it refuses to play.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className={classes.elsewhere}>
        <span>{t('files:video.elsewhere')}</span>
        <TryIt link={siteOfFrame(src).href} />
      </div>
    </>
  );
}
