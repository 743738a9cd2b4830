import { useDisclosure } from '@mantine/hooks';
import { gameOf } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { ContainerPreview, Unreadable } from '../../features/container-page/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { formOf } from './editor/game-form.ts';
import { Workspace } from './editor/workspace.tsx';
import { GameGuideline } from './game-guideline.tsx';
import { PrintLink } from './paper/print-link.tsx';
import { readerOf } from './reading/reader.ts';
import { useReadGame } from './reading/use-read-game.ts';

/** A game to be looked at: its rounds with their answers (G-457, G-465). */
export function Component() {
  const [isGuiding, guideline] = useDisclosure(false);
  const actions = { onGuideline: guideline.open };
  return (
    <ContainerPreview actions={actions}>
      {(item) => <Game opened={item} isGuiding={isGuiding} onGuided={guideline.close} />}
    </ContainerPreview>
  );
}

interface GameProps {
  readonly opened: OpenedContainer;
  readonly isGuiding: boolean;
  readonly onGuided: () => void;
}

function Game({ opened, isGuiding, onGuided }: GameProps) {
  const item = useReadGame(opened);
  const doc = useMemo(() => item && formOf(item), [item]);
  if (!item) return <SkeletonRows rows={4} height={120} />;
  const game = gameOf(item.content_type);
  if (!game || !doc) return <Unreadable />;
  return (
    <>
      <PrintLink item={item} />
      <Workspace editor={readerOf(doc, item.version)} game={game} container={item} />
      <GameGuideline doc={doc} game={game} isOpen={isGuiding} onClose={onGuided} />
    </>
  );
}
