import type { ActionName, ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import type { PreviewPlace } from '../../app/routing/library-tabs.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { PreviewDialog } from '../preview/index.ts';
import { Bar } from './bar.tsx';
import { LiveRoundDialog } from './live/live-round-dialog.tsx';
import { placesOnly, useLiveOffer } from './live/use-asked-live.tsx';
import { useBarLabels } from './use-bar-labels.ts';
import { ShareDialog } from './share/share-dialog.tsx';
import { useShareLink, type ShareLink } from './share/use-share-link.ts';
import { useBar } from './use-bar.ts';
import { usePublished } from './use-published.ts';
import { usePublishToLms } from './use-publish-to-lms.ts';
import { useRunning } from './use-running.ts';

interface PublishedActionsProps {
  readonly item: ContainerRow;
  readonly place: PreviewPlace | 'picker';
  readonly about?: string;
}

/** The action bar of published content where it is one of many (C-614 to C-620). */
export function PublishedActions({ item, place, about }: PublishedActionsProps) {
  const t = useText();
  const live = useLiveOffer(place === 'picker' ? null : item);
  const bar = useBar({
    item,
    place,
    approves_finally: false,
    is_held_elsewhere: false,
    has_export: false,
    is_live: live.hasPlace,
  });
  // A card has little room.
  const short = about === undefined ? {} : { live: t('actions:live_short') };
  const labels = { ...useBarLabels(item), ...short };
  const published = usePublished(item);
  const publish = usePublishToLms(item);
  const share = useShareLink(item);
  const [shared, setShared] = useState<ShareLink | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isLeading, setLeading] = useState(false);
  const { running, run } = useRunning();

  function start(name: ActionName): void {
    switch (name) {
      case 'play':
        return setPlaying(true);
      case 'share':
        return run(name, async () => setShared(await share.find()));
      case 'live':
        return setLeading(true);
      case 'edit':
        return run(name, published.edit);
      case 'duplicate':
        return run(name, published.duplicate);
      case 'delete':
        return run(name, published.remove);
      case 'publishToLms':
        return run(name, publish.toLms);
      case 'guideline':
        return showToast({ kind: 'info', text: t('actions:no_guideline') });
      default:
        throw new Error(`not offered in the library: ${name}`);
    }
  }

  return (
    <>
      <Bar
        bar={bar}
        running={running}
        onRun={start}
        about={about}
        labels={labels}
        placesOnly={placesOnly(live)}
      />
      <ShareDialog item={item} isLive={live.isLive} shared={shared} onClose={() => setShared(null)} />
      <LiveRoundDialog item={item} isOpen={isLeading} onClose={() => setLeading(false)} />
      <PreviewDialog item={item} isOpen={isPlaying} onClose={() => setPlaying(false)} />
    </>
  );
}
