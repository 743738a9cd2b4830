import type { GenericBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { FilmPlayer } from './film-player.tsx';
import { SiteVideo } from './site-video.tsx';
import './video-view.css';

interface VideoViewProps {
  readonly body: Extract<GenericBody, { kind: 'video' }>;
  readonly title: string;
}

/** A video: of ours with its speed, keys and captions, or in the player of its site. */
export function VideoView({ body, title }: VideoViewProps): ReactNode {
  const { t } = useTexts();
  const { source, poster, captions } = body;
  if (source === null) return <p className="notice-text">{t('video_none')}</p>;
  if (source.kind === 'file')
    return <FilmPlayer src={source.src} poster={poster} captions={captions} title={title} />;
  return <SiteVideo src={source.src} title={title} />;
}
