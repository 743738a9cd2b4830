import { useDisclosure } from '@mantine/hooks';
import { openContainer } from '@takhti/contract';
import { gameOf } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { shelfIn, type Shelf } from '../../app/routing/shelves.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { OnItsWay } from '../../ui/index.ts';
import { ContentActions, PublishedActions } from '../../features/actions/index.ts';
import { ByContent, PublishedHead } from '../../features/container-page/index.ts';
import { CommentsButton } from '../../features/review/index.ts';
import { formOf } from './editor/game-form.ts';
import { useReadGame } from './reading/use-read-game.ts';
import { GameGuideline } from './game-guideline.tsx';
import { readerOf } from './reading/reader.ts';
import { UnreadableGame } from './reading/unreadable-game.tsx';
import { Workspace } from './editor/workspace.tsx';

/** A game to be looked at: its rounds with their answers, and nothing to edit (G-457, G-465). */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  const content_id = query.get('content_id');
  if (container_id !== null)
    return <Whole key={container_id} container_id={container_id} shelf={shelfIn(query)} />;
  if (content_id !== null) return <ByContent content_id={content_id} />;
  return <Navigate to="/content" replace />;
}

function Whole({ container_id, shelf }: { container_id: string; shelf: Shelf }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  const item = useReadGame(opened.data);
  if (item) return <Game item={item} shelf={shelf} />;
  return <OnItsWay title={t('games:titles.preview')} cards={4} query={opened} />;
}

function Game({ item, shelf }: { item: OpenedContainer; shelf: Shelf }) {
  const { can } = useSession();
  const doc = useMemo(() => formOf(item), [item]);
  const game = gameOf(item.content_type);
  const [isGuiding, guideline] = useDisclosure(false);
  if (!game || !doc) return <UnreadableGame title={item.title} language={item.language} />;
  return (
    <>
      <PublishedHead item={item}>
        {can('container.read') ? (
          <>
            <CommentsButton container={item} />
            <ContentActions
              container={item}
              place={item.is_published === 1 ? shelf : 'desk'}
              onGuideline={guideline.open}
            />
          </>
        ) : (
          <PublishedActions item={item} place={shelf} />
        )}
      </PublishedHead>
      <Workspace editor={readerOf(doc, item.version)} game={game} container={item} />
      <GameGuideline doc={doc} game={game} isOpen={isGuiding} onClose={guideline.close} />
    </>
  );
}
