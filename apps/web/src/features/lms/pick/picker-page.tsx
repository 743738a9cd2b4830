import { Alert, Button } from '@mantine/core';
import { pickContent, readLmsContext } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { closeWindow } from '../../../app/close-message.ts';
import { useLmsContext } from '../../../app/launch/use-lms-context.ts';
import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { PickView } from './pick-view.tsx';
import { wantsSeveral } from './picked-in-address.ts';
import { postToHost } from './post-to-host.ts';
import { useDeepLink } from './use-deep-link.ts';
import { usePicked } from './use-picked.ts';

/** A window in which another system lets people pick content; it posts what was picked to that system, and closes (C-072, C-447). */
export function Component() {
  const t = useText();
  const [query] = useSearchParams();
  const isSeveral = wantsSeveral(query);
  const picked = usePicked();
  const context = useLmsContext();
  const { run, isRunning } = useCall(pickContent);
  const asking = useCall(readLmsContext);
  const deepLink = useDeepLink();
  const [isAlone, setAlone] = useState(false);

  async function done(items: readonly ContainerRow[]): Promise<void> {
    const ids = items.map(({ content_id }) => content_id);
    if (deepLink) return deepLink.answer(ids);
    // Without the origins no message would be posted, and the window would close as if it had been.
    const known = context ?? (await asking.run({}));
    const answer = known && (await run({ content_ids: ids }));
    if (!answer) return;
    const data = isSeveral ? answer.records : answer.records[0];
    const origins = [location.origin, ...known.origins];
    const isPosted = postToHost(globalThis.window, origins, { type: 'content-picked', data });
    if (isPosted) closeWindow();
    else setAlone(true);
  }

  return (
    <>
      <PageHeader title={t('lms:pick.title')} detail={t(isSeveral ? 'lms:pick.several' : 'lms:pick.one')}>
        {deepLink && (
          <Button variant="default" onClick={() => void deepLink.answer([])}>
            {t('lms:pick.leave')}
          </Button>
        )}
      </PageHeader>
      {isAlone && (
        <Alert color="saffron" mb="md" role="alert" title={t('lms:pick.alone')}>
          {t('lms:pick.alone_text')}
        </Alert>
      )}
      <PickView
        isSeveral={isSeveral}
        picked={picked}
        doneLabel={t('lms:pick.use')}
        isBusy={isRunning || asking.isRunning || deepLink?.isRunning === true}
        onDone={(items) => void done(items)}
      />
    </>
  );
}
