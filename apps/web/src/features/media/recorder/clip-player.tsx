import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import classes from '../media.module.css';

/** Plays a recording that is still in the browser alone. */
export function ClipPlayer({ clip }: { readonly clip: File }) {
  const t = useText();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(clip);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [clip]);
  if (address === '') return null;
  return (
    <audio className={classes.player} controls src={address} aria-label={t('media:audio.your_recording')} />
  );
}
