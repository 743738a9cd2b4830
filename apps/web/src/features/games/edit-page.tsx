import { openContainer } from '@takhti/contract';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { builderGames, editorPath } from '../../app/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { OnItsWay, Soon } from '../../ui/index.ts';
import { asViewed, isOutOfReach, LockGate, StaleNotice, useIsViewContent } from '../editor/index.ts';
import { GameEditor } from './game-editor.tsx';
import classes from './game.module.css';
import { UnreadableGame } from './unreadable-game.tsx';
import { formOf } from './game-form.ts';

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
  // Reading a whole game takes its time: once for what was opened, and not whenever the address tells of another round.
  const isReadable = useMemo(() => opened.data !== undefined && formOf(opened.data) !== null, [opened.data]);
  const onItsWay = <OnItsWay title={t('games:titles.edit')} cards={5} query={opened} />;
  if (opened.data && !isGone) {
    const { data } = opened;
    if (!builderGames.includes(data.content_type))
      return <Navigate to={editorPath(data) ?? '/dashboard'} replace />;
    if (!isReadable) return <UnreadableGame title={data.title} language={data.language} />;
    const item = isViewContent ? asViewed(data) : data;
    return (
      <>
        <StaleNotice opened={opened} />
        <LockGate item={item}>
          {(locked) => (
            <Soon meanwhile={onItsWay}>
              <GameEditor opened={locked} />
            </Soon>
          )}
        </LockGate>
      </>
    );
  }
  return onItsWay;
}
