import type { LmsFault } from '@takhti/domain';
import { z } from 'zod';
import type { Answer } from '../../../platform/outgoing/index.ts';
import { parseForeign, storableText } from '../../../platform/json/storable-json.ts';

/** The result of a call to another system. */
export type Outcome =
  | { readonly kind: 'taken'; readonly data: unknown }
  | {
      readonly kind: 'refused';
      readonly fault: LmsFault;
      /** Its message, as a text for administrators. */
      readonly text: string;
    };

/** Error fields of a body; some systems send them in a 200 response (C-903). */
const ErrorBody = z.looseObject({
  error: z.union([z.boolean(), z.int(), z.string()]).optional(),
  error_code: z.number().optional(),
  message: z.string().optional(),
  error_message: z.string().optional(),
});

const most_text = 300;

/** Judges the answer of another system by its status and its body. */
export function readAnswer(answer: Answer): Outcome {
  if (answer.kind === 'no_answer') return { kind: 'refused', fault: answer.fault, text: '' };
  const { status, text } = answer;
  const data = parseForeign(text);
  const body = ErrorBody.safeParse(data).data;
  const words = shortened(body?.message ?? body?.error_message ?? '');
  const fault = faultOfStatus(status);
  if (fault !== null) return { kind: 'refused', fault, text: words === '' ? `HTTP ${status}` : words };
  const isError = body !== undefined && (isSet(body.error) || (body.error_code ?? 0) !== 0);
  return isError ? { kind: 'refused', fault: 'rejected', text: words } : { kind: 'taken', data };
}

/** Whether trying again is useless: the system has read the request and refused it. */
export function isFinal(fault: LmsFault): boolean {
  return fault === 'rejected';
}

function faultOfStatus(status: number): LmsFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 405 || status < 400) return 'wrong_address';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'failing' : 'rejected';
}

function isSet(error: boolean | number | string | undefined): boolean {
  return error === true || (typeof error === 'number' && error !== 0) || error === 'true' || error === '1';
}

function shortened(text: string): string {
  return storableText(text).replaceAll(/\s+/g, ' ').trim().slice(0, most_text);
}
