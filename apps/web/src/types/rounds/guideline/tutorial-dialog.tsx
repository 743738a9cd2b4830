import { readUserData } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { lazy, Suspense } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { loadTexts } from '../../../i18n/index.ts';

const Tutorial = lazy(async () => {
  const [parts] = await Promise.all([import('./tutorial.tsx'), loadTexts(['game-guideline'])]);
  return { default: parts.Tutorial };
});

interface TutorialDialogProps {
  readonly onClose: () => void;
  readonly game: ContentType;
}

/** The tour through a game's editor: it goes on where the person left it, on whichever device (G-407 to G-414). */
export function TutorialDialog({ onClose, game }: TutorialDialogProps) {
  const { user } = useSession();
  const { data, isPending } = useQueryCall(readUserData, { user_id: user.user_id }, { silent: true });
  // Without an answer the tour still opens, from its start.
  if (isPending) return null;
  return (
    <Suspense fallback={null}>
      <Tutorial game={game} tutorials={data?.tutorials} onClose={onClose} />
    </Suspense>
  );
}
