import type { PlayRound } from '@takhti/domain';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { spokenTexts } from './spoken-texts.ts';
import { ownVoice, speak, stopSpeaking } from './voice.ts';

/** Reads a round aloud by the device's own voice, for children who cannot read yet; nothing where there is no voice for the language. */
export function ReadAloud({ round }: { readonly round: PlayRound }): ReactNode {
  const { t, tag } = useTexts();
  const voice = useMemo(() => ownVoice(tag), [tag]);
  const [isReading, setReading] = useState(false);
  useEffect(() => stopSpeaking, [round.QuestionId]);
  if (!voice) return null;
  function toggle(): void {
    if (isReading || !voice) stopSpeaking();
    else speak(spokenTexts(round), voice, () => setReading(false));
    setReading(!isReading);
  }
  return (
    <Button icon={isReading ? 'mute' : 'sound'} onClick={toggle}>
      {t(isReading ? 'listen_stop' : 'read_aloud')}
    </Button>
  );
}
