import { openContainer } from '@takhti/contract';
import { useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import { OnItsWay } from '../../../ui/index.ts';
import { webTypeOf } from '../../registry.ts';
import { ContainerGate, EditPage, UnreadableItem } from '../../../features/container-page/index.ts';
import { GameEditor } from './game-editor.tsx';
import classes from '../game.module.css';
import { readGame } from '../reading/read-game.ts';
import { useReadGame } from '../reading/use-read-game.ts';

/** The builder of one game (G-437). */
export function Component() {
  return (
    <EditPage className={classes.page}>{(container_id) => <Opened container_id={container_id} />}</EditPage>
  );
}

function Opened({ container_id }: { container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  // What a save or somebody else brings may be rendered when the browser is idle.
  const game = useReadGame(useDeferredValue(opened.data));
  const onItsWay = <OnItsWay title={t('games:titles.edit')} cards={5} query={opened} />;
  const { pathname } = useLocation();
  // An address that was put together by hand may name content of another type, or a game that is made elsewhere.
  const path = game && webTypeOf(game.content_type)?.paths.editor;
  if (game && (path === undefined || !`${pathname}/`.startsWith(`${path}/`)))
    return <Navigate to={editorPath(game) ?? '/dashboard'} replace />;
  if (game && readGame(game) === null) return <UnreadableItem item={game} />;
  return (
    <ContainerGate opened={opened} item={game} meanwhile={onItsWay}>
      {(locked) => (
        <RenderWhenIdle fallback={onItsWay}>
          <GameEditor opened={locked} />
        </RenderWhenIdle>
      )}
    </ContainerGate>
  );
}
