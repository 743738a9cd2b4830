import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SoundPlayer } from '../sound-player.tsx';

/** Plays a recording that is still in the browser alone. */
export function ClipPlayer({ clip }: { readonly clip: File }) {
  const t = useText();
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(clip);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [clip]);
  return <SoundPlayer ref={player} label={t('media:audio.your_recording')} />;
}
