import {
  failure,
  Problem,
  problems,
  success,
  type Envelope,
  type FailureData,
  type ProblemName,
} from '@takhti/contract';
import type { z } from 'zod';
import { faultKindOf } from '../../platform/condition/index.ts';
import { fieldFaults, type FieldFault } from './field-faults.ts';
import { writeInstants } from './written-instants.ts';

/** What goes back for a call: the HTTP status and the envelope. */
export interface Answer {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  /** Seconds after which it is worth to ask again. */
  readonly retry_after?: number;
}

/** The answer to a call that went well. */
export function answerWith(data: unknown): Answer {
  return { status: 200, envelope: success(data) };
}

/** The answer to a call that a rule refused. */
export function refuse(
  problem: ProblemName,
  details: FailureData['details'],
  correlation_id: string,
): Answer {
  const written = writeDetails(problem, details);
  return { status: problems[problem].status, envelope: failure(problem, written, correlation_id) };
}

const detailForms = new Map<ProblemName, z.ZodType | null>();

// Details of a problem contain instants too.
function writeDetails(problem: ProblemName, details: FailureData['details']): FailureData['details'] {
  const form = detailForms.get(problem) ?? problems[problem].details?.() ?? null;
  detailForms.set(problem, form);
  return form === null ? details : (writeInstants(form, details) as FailureData['details']);
}

/** The answer to anything thrown by a handler: the problem, or nothing about the inside. */
export function answerTo(error: unknown, correlation_id: string): Answer {
  if (error instanceof WrongForm) return refuseForm(error, correlation_id);
  if (error instanceof Problem) {
    const answer = refuse(error.problem, error.details ?? {}, correlation_id);
    if (error.problem === 'request.invalid') return named(answer, error.details?.fields[0]);
    const retry_after = error.problem === 'request.too_many' ? error.details?.seconds : undefined;
    return retry_after === undefined ? answer : { ...answer, retry_after };
  }
  return refuse(problemOfFault(error), {}, correlation_id);
}

/** The problem of an unexpected fault: what is wrong with the machine, if that helps people. */
export function problemOfFault(error: unknown): ProblemName {
  const kind = faultKindOf(error);
  if (kind === null) return 'server.fault';
  return kind === 'damaged' ? 'server.unavailable' : `server.${kind}`;
}

/** A request does not have its call's form. */
export class WrongForm extends Error {
  readonly form: z.ZodError;
  /** The request: not every fault says whether a field was missing. */
  readonly sent: unknown;

  constructor(form: z.ZodError, sent: unknown) {
    super('the request does not have the form of its call');
    this.form = form;
    this.sent = sent;
  }
}

/**
 * The answer to a request that does not have its call's form: the first field is named in the message, all of them in the
 * details (specification, section 5; C-655 to C-660).
 */
function refuseForm({ form, sent }: WrongForm, correlation_id: string): Answer {
  const fields = fieldFaults(form, sent);
  return named(refuse('request.invalid', { fields }, correlation_id), fields[0]);
}

function named(answer: Answer, first: FieldFault | undefined): Answer {
  if (!first) return answer;
  const error_message = `${first.path.join('.') || 'request'} ${first.message}`;
  return { ...answer, envelope: { ...answer.envelope, error_message } as Envelope<unknown> };
}
