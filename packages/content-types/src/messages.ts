import type { Finding } from '@takhti/domain';
import type { MessageKey, MessageValues } from './message-texts/index.ts';

export type { MessageKey, MessageValues } from './message-texts/index.ts';

/** A finding that blocks, at a path of the document. */
export function error(path: Finding['path'], message: MessageKey, values?: MessageValues): Finding {
  return { path, severity: 'error', message, ...(values && { values }) };
}

/** A finding that only shows, at a path of the document. */
export function warning(path: Finding['path'], message: MessageKey, values?: MessageValues): Finding {
  return { path, severity: 'warning', message, ...(values && { values }) };
}
