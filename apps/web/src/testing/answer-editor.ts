import {
  listAiParts,
  listChangedQuestions,
  listChanges,
  listComments,
  lookBeforeMove,
  openContainer,
  readDrive,
  reviewProgress,
  seeQuestion,
  takeLock,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { answer } from './fake-server.ts';
import { ownLock } from './things.ts';

/** What every editor asks: the item itself, its lock, what others said of it, and what a model wrote. */
export function answerEditor(item: OpenedContainer): void {
  answer(openContainer, item);
  answer(takeLock, ownLock);
  answer(readDrive, { drive: null });
  answer(listAiParts, { records: [], total: 0 });
  answer(lookBeforeMove, {
    errors: [],
    unread_parts: 0,
    first_unread: null,
    open_comments: 0,
    open_changes: 0,
    warnings: [],
    total_warnings: 0,
    total_questions: 1,
    seen_questions: 1,
  });
  answer(reviewProgress, { total: 1, seen: 1, unseen: [] });
  answer(seeQuestion, {});
  answer(listComments, { records: [], total: 0 });
  answer(listChangedQuestions, { content_ids: [] });
  answer(listChanges, { records: [], total: 0, can_settle: true, change_ids: [] });
}
