import { listAiParts, listChanges, listComments, openContainer, readDrive, takeLock } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { answer } from './fake-server.ts';
import { ownLock } from './things.ts';

/** What every editor asks: the item itself, its lock, what others said of it, and what a model wrote. */
export function answerEditor(item: OpenedContainer): void {
  answer(openContainer, item);
  answer(takeLock, ownLock);
  answer(readDrive, { drive: null });
  answer(listAiParts, { records: [], total: 0 });
  answer(listComments, { records: [], total: 0 });
  answer(listChanges, { records: [], total: 0, can_settle: true, change_ids: [] });
}
