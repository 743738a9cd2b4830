import { openContainer } from '@takhti/contract';
import { gameOf } from '@takhti/content-types/rounds';
import { useDeferredValue } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { OnItsWay } from '../../../ui/index.ts';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import {
  asViewed,
  isOutOfReach,
  LockGate,
  StaleNotice,
  useIsViewContent,
} from '../../../features/editor/index.ts';
import { GameEditor } from './game-editor.tsx';
import classes from '../game.module.css';
import { UnreadableGame } from '../reading/unreadable-game.tsx';
import { readGame } from '../reading/read-game.ts';
import { useReadGame } from '../reading/use-read-game.ts';

/** The builder of one game (G-437). */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  if (container_id === null) return <Navigate to="/dashboard" replace />;
  return (
    <div className={classes.page}>
      <Opened key={container_id} container_id={container_id} />
    </div>
  );
}

function Opened({ container_id }: { container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  const isViewContent = useIsViewContent();
  const isGone = isOutOfReach(opened.error);
  // What a save or somebody else brings may be drawn when nothing else is to be.
  const data = useReadGame(useDeferredValue(opened.data));
  const onItsWay = <OnItsWay title={t('games:titles.edit')} cards={5} query={opened} />;
  if (data && !isGone) {
    if (gameOf(data.content_type) === undefined)
      return <Navigate to={editorPath(data) ?? '/dashboard'} replace />;
    if (readGame(data) === null) return <UnreadableGame title={data.title} language={data.language} />;
    const item = isViewContent ? asViewed(data) : data;
    return (
      <>
        <StaleNotice opened={opened} />
        <LockGate item={item}>
          {(locked) => (
            <RenderWhenIdle fallback={onItsWay}>
              <GameEditor opened={locked} />
            </RenderWhenIdle>
          )}
        </LockGate>
      </>
    );
  }
  return onItsWay;
}
