import { BankGate } from '../bank-gate.tsx';
import { BankEditor } from './bank-editor.tsx';

/** A question bank at its author's or its reviewer's desk (C-095). */
export function Component() {
  return <BankGate>{(item) => <BankEditor item={item} />}</BankGate>;
}
