export { BrokenOff, openOutgoing, type Answer, type Outgoing, type OutgoingRequest } from './outgoing.ts';
export { secretFor } from './secret-for.ts';
