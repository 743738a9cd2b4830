import { isolated } from '@takhti/domain';
import { siteOfFrame } from '@takhti/content-types/kit';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOnline } from '../shared/use-online.ts';

interface SiteVideoProps {
  readonly src: string;
  readonly title: string;
}

/**
 * A video in the player of its site. Browsers do not report whether another site loaded in a frame, and schools block such
 * sites: a hint below says what to do about an empty one.
 */
export function SiteVideo({ src, title }: SiteVideoProps): ReactNode {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const { name, href } = siteOfFrame(src);
  const site = isolated(name);
  return (
    <div className="film">
      {isOnline && (
        <iframe
          key={attempt}
          className="film-picture"
          src={src}
          title={title}
          allow="fullscreen; picture-in-picture"
          // Another site, which keeps its own origin: the rule means pages of ours. Without a referrer it refuses to play.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <div className="film-elsewhere">
        <p role="status">{isOnline ? t('video_elsewhere', { site }) : t('video_offline')}</p>
        {isOnline && (
          <Button icon="again" onClick={() => setAttempt((number) => number + 1)}>
            {t('video_again')}
          </Button>
        )}
        <a className="button" href={href} target="_blank" rel="noopener noreferrer">
          {t('video_open', { site })}
          <Icon name="forward" />
        </a>
      </div>
    </div>
  );
}
