import { SegmentedControl } from '@mantine/core';
import type { Game, GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useIsPhone } from '../../../ui/index.ts';
import { PartsStrip } from '../../../features/ai/index.ts';
import { NextPartLink, useNextPart } from '../../../features/container-page/index.ts';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import { useFocusFromLink, useReveal, type Editor, type FieldPath } from '../../../features/editor/index.ts';
import { DetailsCard } from './details-card.tsx';
import classes from '../game.module.css';
import { LivePreview } from '../live/live-preview.tsx';
import { useFit } from '../live/use-fit.ts';
import { PreviewSwitch, usePreviewSwitch } from '../live/preview-switch.tsx';
import { RoundForm } from '../round/round-form.tsx';
import { partOf } from '../round/part-of.ts';
import { RoundList } from '../rounds/round-list.tsx';
import { useRounds } from '../rounds/use-rounds.ts';
import { usePlace } from './use-place.ts';

interface WorkspaceProps {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly container: OpenedContainer;
}

const steps = ['questionType', 'cardEdit', 'play'] as const;

/** The rounds of a game, the open one beside them, and how learners see it; on a phone one after the other. */
export function Workspace({ editor, game, container }: WorkspaceProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const { place, to, go } = usePlace();
  const { doc } = editor;
  const { rounds, announcement } = useRounds({ editor, game, container });
  const at = doc.questionData.findIndex(({ questionId }) => questionId === place.round);
  const round = doc.questionData[at];
  const preview = usePreviewSwitch();
  const [isPlaying, setPlaying] = useState(false);
  const fit = useFit(round);

  useReveal(
    useCallback(
      (path: FieldPath) => {
        const target = typeof path[1] === 'number' ? doc.questionData[path[1]] : undefined;
        setPlaying(false);
        go({ round: target?.questionId ?? null, part: partOf(path) });
        return true;
      },
      [doc.questionData, go],
    ),
  );
  useFocusFromLink(doc);

  const list = (
    <RoundList
      editor={editor}
      game={game}
      rounds={rounds}
      announcement={announcement}
      own_id={container.content_id}
      container_id={container.container_id}
      openAt={round ? at : null}
    />
  );
  const hasParts = doc.questionData.some(({ ai_part }) => ai_part !== undefined);
  const nextPart = useNextPart({
    container_id: hasParts ? container.container_id : null,
    canRead: !editor.isReadOnly,
    open: round?.ai_part,
    pathOf: (part_id) => {
      const part = doc.questionData.find(({ ai_part }) => ai_part === part_id);
      return to({ round: part?.questionId ?? null, part: 'questionType' });
    },
  });
  const strip = hasParts && <PartsStrip item={container} next={<NextPartLink next={nextPart} />} />;
  const step = isPlaying ? 'play' : place.part;
  const form = round && (
    <RoundForm
      key={round.questionId}
      editor={editor}
      game={game}
      rounds={rounds}
      at={at}
      round={round}
      part={isPhone ? place.part : null}
      container_id={container.container_id}
      overflowing={fit.overflowing}
      // Where there is room, it is above the columns.
      nextPart={isPhone ? nextPart : null}
    />
  );
  const live = round && (
    // A player is a page of its own: first comes what is written in.
    <RenderWhenIdle turn={3} fallback={<div className={classes.stage} />}>
      <LivePreview doc={doc} round={round} container={container} onFit={fit.report} />
    </RenderWhenIdle>
  );

  if (isPhone) {
    if (!round)
      return (
        <div className={classes.main}>
          {strip}
          {list}
          <DetailsCard editor={editor} game={game} container={container} />
        </div>
      );
    return (
      <div className={classes.main}>
        <SegmentedControl
          fullWidth
          aria-label={t('games:steps.label')}
          value={step}
          onChange={(value) => {
            setPlaying(value === 'play');
            if (value !== 'play')
              go({ round: round.questionId, part: value === 'cardEdit' ? 'cardEdit' : 'questionType' }, true);
          }}
          data={steps.map((each) => ({ value: each, label: t(`games:steps.${each}`) }))}
        />
        {isPlaying ? live : form}
      </div>
    );
  }
  return (
    <div className={classes.frame}>
      {strip}
      <div className={classes.columns} data-live={round && (preview.isOpen ? 'open' : 'shut')}>
        {list}
        <div className={classes.main}>
          <RenderWhenIdle>
            {form ?? <DetailsCard editor={editor} game={game} container={container} />}
          </RenderWhenIdle>
        </div>
        {round && (
          <aside className={classes.live} data-tour="finish" aria-label={t('games:live.title')}>
            <PreviewSwitch {...preview} />
            {preview.isOpen && live}
          </aside>
        )}
      </div>
    </div>
  );
}
