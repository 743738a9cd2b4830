import type { Ref } from 'react';
import classes from './media.module.css';

interface SoundPlayerProps {
  /** Left out where the ref sets it. */
  readonly src?: string;
  readonly label: string;
  readonly ref?: Ref<HTMLAudioElement>;
}

/** Plays a sound with the browser's own buttons. */
export function SoundPlayer({ src, label, ref }: SoundPlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- words, where a sound has some, are beside it on its card
    <audio className={classes.player} controls preload="metadata" src={src} aria-label={label} ref={ref} />
  );
}
