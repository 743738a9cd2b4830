import { serveBare } from '../common/bare-server.ts';
import { bareAccount } from './bare-account.queries.ts';

await serveBare(bareAccount);
