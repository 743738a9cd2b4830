/** Why another system gave no answer. */
export type NoAnswer =
  | 'address_refused'
  | 'unknown_host'
  | 'refused_connection'
  | 'insecure'
  | 'timed_out'
  | 'too_large';

/** A request was not made, or its answer is not read on. */
export class Refused extends Error {
  readonly fault: NoAnswer;
  constructor(fault: NoAnswer) {
    super(fault);
    this.fault = fault;
  }
}
