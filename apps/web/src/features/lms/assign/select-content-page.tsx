import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useLmsContext } from '../../../app/launch/use-lms-context.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useText } from '../../../i18n/index.ts';
import { PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { PickView } from '../pick/pick-view.tsx';
import { usePicked } from '../pick/use-picked.ts';
import { HomeworkDialog } from './homework-dialog.tsx';
import { useAssign } from './use-assign.ts';

/** The page where teachers pick content and assign it (C-010, C-134). */
export function Component() {
  return (
    <RightGate right="content.assign">
      <SelectContent />
    </RightGate>
  );
}

function SelectContent() {
  const t = useText();
  const context = useLmsContext();
  const [asking, setAsking] = useState<readonly ContainerRow[] | null>(null);
  const picked = usePicked();
  const assigning = useAssign(context?.origins ?? [], () => picked.keep([]));

  function done(items: readonly ContainerRow[]): void {
    const asksForClass = context?.assigns_by === 'homework' || context?.assigns_by === 'direct';
    if (asksForClass) setAsking(items);
    else void assigning.assign(items);
  }

  return (
    <>
      <PageHeader title={t('lms:assign.title')} detail={t('lms:assign.detail')} />
      {context ? (
        <PickView
          isSeveral
          picked={picked}
          doneLabel={t('lms:assign.assign')}
          isBusy={assigning.isRunning}
          onDone={done}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
      {asking && (
        <HomeworkDialog
          isBusy={assigning.isRunning}
          onCancel={() => setAsking(null)}
          onConfirm={(homework) =>
            void assigning.makeHomework(asking, homework).then((isMade) => {
              if (isMade) setAsking(null);
            })
          }
        />
      )}
    </>
  );
}
