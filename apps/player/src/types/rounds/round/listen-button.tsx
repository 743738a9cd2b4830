import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';

/** Plays the sound of a round, and stops it. */
export function ListenButton({ source }: { readonly source: string }): ReactNode {
  const { t } = useTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  function toggle(): void {
    const player = audio.current;
    if (!player) return;
    if (isPlaying) {
      player.pause();
      player.currentTime = 0;
    } else {
      void player.play().catch(() => setPlaying(false));
    }
  }
  return (
    <>
      <Button icon={isPlaying ? 'mute' : 'sound'} onClick={toggle}>
        {t(isPlaying ? 'listen_stop' : 'listen')}
      </Button>
      {/* The words of the sound are the question beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={source}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
    </>
  );
}
