import { isolated } from '@takhti/domain';
import type { HistoryAction, HistoryEntry } from '@takhti/contract';
import type { TextKey, TextValues } from '../../../i18n/index.ts';

type SentenceKey = Extract<TextKey, `review:history.${string}`>;

/** First strong isolate and its end: a name keeps its own direction within a sentence of another. */
const plain = {
  submit: 'review:history.submit',
  startReview: 'review:history.startReview',
  cancelReview: 'review:history.cancelReview',
  askResubmission: 'review:history.askResubmission',
  setInDraft: 'review:history.setInDraft',
  delete: 'review:history.delete',
  setAside: 'review:history.setAside',
  create: 'review:history.create',
  save: 'review:history.save',
  changeSkill: 'review:history.changeSkill',
  'question.create': 'review:history.question_create',
  'question.save': 'review:history.question_save',
  'question.help': 'review:history.question_help',
  'question.order': 'review:history.question_order',
  restore: 'review:history.restore',
  bringBack: 'review:history.bringBack',
  takeBack: 'review:history.takeBack',
  close: 'review:history.bank_close',
  open: 'review:history.bank_open',
  'change.accept': 'review:history.change_accept',
  'change.reject': 'review:history.change_reject',
} as const satisfies Partial<Record<HistoryAction, SentenceKey>>;

const counted = {
  'question.delete': 'review:history.question_delete',
  'question.move': 'review:history.question_move',
  'question.change': 'review:history.question_change',
  'question.replace': 'review:history.question_replace',
  'question.duplicate': 'review:history.question_duplicate',
  'question.undo': 'review:history.question_undo',
  import: 'review:history.import',
} as const satisfies Partial<Record<HistoryAction, SentenceKey>>;

/** A history entry as one sentence: the key of the text, and its values. */
export function historySentence(entry: Pick<HistoryEntry, 'action' | 'full_name' | 'to_status' | 'detail'>): {
  key: SentenceKey;
  values: TextValues;
} {
  const name = isolated(entry.full_name);
  switch (entry.action) {
    case 'approve': {
      const isPublished = entry.to_status === 'a';
      return { key: isPublished ? 'review:history.publish' : 'review:history.approve', values: { name } };
    }
    case 'question.delete':
    case 'question.move':
    case 'question.change':
    case 'question.replace':
    case 'question.duplicate':
    case 'question.undo':
    case 'import':
      return { key: counted[entry.action], values: { name, count: countIn(entry.detail) } };
    default:
      return { key: plain[entry.action], values: { name } };
  }
}

// Entries about one question name it instead of counting.
function countIn(detail: HistoryEntry['detail']): number {
  return typeof detail['count'] === 'number' ? detail['count'] : 1;
}
