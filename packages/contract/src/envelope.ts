import { problemMessages } from './problems/messages.ts';
import { problems, type ProblemName } from './problems/problems.ts';

/** What every call answers: 0 and data, or a negative code, a message, and which problem it is (C-840, C-841, C-992). */
export type Envelope<Data> =
  | { error_code: 0; error_message: ''; data: Data }
  | { error_code: number; error_message: string; data: FailureData };

export interface FailureData {
  problem: ProblemName;
  /** By the schema that the problem is declared with; empty when it has none. */
  details: Readonly<Record<string, unknown>>;
  /** Names the log line of this request. */
  correlation_id: string;
}

/** The envelope of a successful call. */
export function success<Data>(data: Data): Envelope<Data> {
  return { error_code: 0, error_message: '', data };
}

/** The envelope of a failed call. */
export function failure(
  problem: ProblemName,
  details: FailureData['details'],
  correlation_id: string,
): Envelope<never> {
  const { error_code } = problems[problem];
  return { error_code, error_message: problemMessages[problem], data: { problem, details, correlation_id } };
}
