import { exportTogether } from '@takhti/contract';
import { limits, mayExport, type ContainerRow } from '@takhti/domain';
import { useCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { webTypeOf } from '../../types/registry.ts';

/** One file of several contents: of those that have an export and that this person may take out. */
export function useExportMany(items: readonly ContainerRow[]) {
  const t = useText();
  const { actor } = useSession();
  const { run, isRunning } = useCall(exportTogether);
  const exported = items.filter((item) => hasExport(item) && mayExport(actor, item));

  async function exportAll(): Promise<boolean> {
    if (exported.length > limits.exported_together) {
      showToast({ kind: 'warning', text: t('many:export_most', { count: limits.exported_together }) });
      return false;
    }
    const container_ids = exported.map(({ container_id }) => container_id);
    if ((await run({ container_ids })) === undefined) return false;
    const left = items.length - exported.length;
    const done = t('many:exported', { count: exported.length });
    showToast(
      left === 0
        ? { kind: 'success', text: done }
        : { kind: 'warning', text: `${done} ${t('many:export_left', { count: left })}` },
    );
    return true;
  }

  return { isOffered: exported.length > 0, exportAll, isRunning };
}

/** Files hold questions of one kind, and games. */
function hasExport({ content_type }: ContainerRow): boolean {
  const type = webTypeOf(content_type);
  return type?.exportCall !== undefined || type?.questions?.length === 1;
}
