import type { ActionName, Finding, MoveName, OpenedContainer, Place } from '@takhti/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendCall } from '../../app/api/index.ts';
import { itemQuery } from '../../app/routing/content-paths.ts';
import { useOpenedOnArrival } from '../../app/routing/opened-on-arrival.ts';
import { useText } from '../../i18n/index.ts';
import { confirm, showToast } from '../../ui/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import { useIsViewContent } from '../editor/index.ts';
import { PreviewDialog } from '../preview/index.ts';
import { isUploading } from '../upload/index.ts';
import {
  BeforeMoveDialog,
  CommentsDrawer,
  FindingsDialog,
  HistoryDrawer,
  ResubmissionDialog,
  useBeforeMove,
  useCommentsHere,
  useMoves,
} from '../review/index.ts';
import { Bar, type BarLabels } from './bar.tsx';
import { LiveRoundDialog } from './live/live-round-dialog.tsx';
import { placesOnly, useLiveOffer } from './live/use-asked-live.tsx';
import { useBarLabels } from './use-bar-labels.ts';
import { ShareDialog } from './share/share-dialog.tsx';
import { useShareLink, type ShareLink } from './share/use-share-link.ts';
import { useAfterPublishing } from './use-after-publishing.ts';
import { useBar } from './use-bar.ts';
import { usePublished } from './use-published.ts';
import { usePublishToLms } from './use-publish-to-lms.ts';
import { useRunning } from './use-running.ts';

/** The work on an item, where there is an editor of it. */
interface Work {
  /** Saves; true when the server has everything. */
  readonly save: () => Promise<boolean>;
  readonly isDirty: boolean;
  /** Called before a move that leads away from the item: what is unsaved then is not asked about any more. */
  readonly onGone: () => void;
  /** Shows what prevents a move in the page's own place; without it a dialog lists it. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
}

/** Actions that the page itself does for the action bar. */
export interface PageActions {
  /** Adds a skill in the page itself; without it the page for choosing one opens. */
  readonly onAddSkill?: () => void;
  readonly onExport?: () => void;
  /** Names that are clearer where the bar is than the usual ones. */
  readonly labels?: BarLabels;
  /** Shows how this type is made, where there is such a guideline. */
  readonly onGuideline?: () => void;
}

interface ContentActionsProps extends PageActions {
  /** The item as it is now: its version must follow every save. */
  readonly container: OpenedContainer;
  readonly place: Place;
  readonly work?: Work;
}

const noWork: Work = { save: () => Promise.resolve(true), isDirty: false, onGone: () => undefined };

type Panel = 'play' | 'live' | 'comment' | 'history' | 'askResubmission';

/** The action bar of an opened item, with everything that its actions need (specification, section 4). */
export function ContentActions({
  container,
  place,
  work = noWork,
  onAddSkill,
  onExport,
  labels,
  onGuideline,
}: ContentActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const isViewContent = useIsViewContent();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [shared, setShared] = useState<ShareLink | null>(null);
  const { running, run } = useRunning();
  const afterPublishing = useAfterPublishing(container, place);
  const moves = useMoves({ container, ...work, afterPublishing });
  const { before, ask } = useBeforeMove(container, moves.showFindings);
  // An editor has a drawer of its own, which leads to its fields.
  const comments = useCommentsHere();
  const published = usePublished(container);
  const publish = usePublishToLms(container);
  const live = useLiveOffer(container);
  const share = useShareLink(container);
  const exportCall = webTypeOf(container.content_type)?.exportCall;
  const bar = useBar({
    item: isViewContent ? { ...container, is_read_only: 1 } : container,
    place,
    approves_finally: container.abilities.approves_finally,
    is_held_elsewhere: container.lock !== null && !container.lock.is_held,
    has_export: onExport !== undefined || exportCall !== undefined,
    is_live: live.hasPlace,
  });

  async function play(): Promise<void> {
    if (work.isDirty && container.abilities.can_edit && !(await work.save())) return;
    setPanel('play');
  }

  // A failure is in the log; the person can press again (G-434).
  async function download(): Promise<void> {
    if (!exportCall) return;
    const { content_id } = container;
    await sendCall(exportCall, { content_id }, { silent: true, handles: () => true }).catch(() => undefined);
  }

  async function move(name: MoveName): Promise<void> {
    const opener = document.activeElement;
    if (name === 'delete' || name === 'setInDraft') {
      const isSure = await confirm({
        title: t(`review:confirm.${name}.title`),
        text: t(`review:confirm.${name}.text`, { title: container.title }),
        confirmLabel: t(`review:confirm.${name}.confirm`),
        isDangerous: name === 'delete',
      });
      if (!isSure) return;
    }
    if (isUploading() && (name === 'approve' || name === 'submit')) {
      showToast({ kind: 'warning', text: t('review:still_uploading') });
      return;
    }
    if (name === 'approve' || (name === 'submit' && !moves.asksForSkill)) {
      // What is checked before publishing is what gets published.
      if (container.abilities.can_edit && !(await work.save())) return;
      if (await ask(name, opener)) await moves.make(name, { isSaved: true });
      return;
    }
    await moves.make(name);
  }

  const ownLabels = useBarLabels(container);
  const isSkillChosen = !container.is_minimal_skill;
  const skillLabel = isSkillChosen && !onAddSkill ? { addSkill: t('actions:change_skill') } : {};

  function start(name: ActionName): void {
    switch (name) {
      case 'comment':
        return comments ? comments.open(null) : setPanel(name);
      case 'live':
      case 'history':
      case 'askResubmission':
        return setPanel(name);
      case 'play':
        return run(name, play);
      case 'share':
        return run(name, async () => setShared(await share.find()));
      case 'save':
        return run(name, work.save);
      case 'addSkill':
        return onAddSkill ? onAddSkill() : void navigate(`/dashboard/select-skill?${itemQuery(container)}`);
      case 'export':
        return onExport ? onExport() : run(name, download);
      case 'guideline':
        if (onGuideline) return onGuideline();
        return showToast({ kind: 'info', text: t('actions:no_guideline') });
      case 'edit':
        return run(name, published.edit);
      case 'duplicate':
        return run(name, published.duplicate);
      case 'delete':
        return run(name, () => (place === 'desk' ? move('delete') : published.remove()));
      case 'approve':
      case 'publish':
        return run(name, () => move('approve'));
      case 'submit':
      case 'setInDraft':
      case 'startReview':
      case 'cancelReview':
        return run(name, () => move(name));
      case 'publishToLms':
        return run(name, publish.toLms);
      default:
        return name satisfies never;
    }
  }

  useOpenedOnArrival(['play', 'share'], container.is_published === 1, start);

  const close = (): void => setPanel(null);

  async function sendBack(reason: string): Promise<boolean> {
    const isSent = await moves.make('askResubmission', { comments: reason });
    if (isSent) close();
    return isSent;
  }

  return (
    <>
      <Bar
        bar={bar}
        // While the person is asked, nothing continues.
        running={before ? null : running}
        onRun={start}
        // An editor's header saves; where nothing is edited there is nothing to save.
        renderedElsewhere={['save']}
        labels={{ ...ownLabels, ...skillLabel, ...labels }}
        done={isSkillChosen ? ['addSkill'] : []}
        placesOnly={placesOnly(live)}
      />
      <PreviewDialog item={container} isOpen={panel === 'play'} onClose={close} />
      <LiveRoundDialog item={container} isOpen={panel === 'live'} onClose={close} />
      {!comments && <CommentsDrawer container={container} isOpen={panel === 'comment'} onClose={close} />}
      <HistoryDrawer container={container} isOpen={panel === 'history'} onClose={close} />
      <ShareDialog item={container} isLive={live.isLive} shared={shared} onClose={() => setShared(null)} />
      <ResubmissionDialog
        container={container}
        isOpen={panel === 'askResubmission'}
        isBusy={moves.running === 'askResubmission'}
        onCancel={close}
        onSend={sendBack}
      />
      <BeforeMoveDialog container={container} before={before} />
      <FindingsDialog container={container} findings={moves.findings} onClose={moves.clearFindings} />
    </>
  );
}
