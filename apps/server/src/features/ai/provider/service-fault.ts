import type { AiFault } from '@takhti/domain';

/** A service did not answer as it was asked; `text` is what it said, without any key. */
export class ServiceFault extends Error {
  readonly fault: AiFault;
  readonly text: string;

  constructor(fault: AiFault, text: string) {
    super(fault);
    this.fault = fault;
    this.text = text;
  }
}
