export { openOutgoing, type Answer, type Outgoing, type OutgoingRequest } from './outgoing.ts';
