import { serveBare } from '../common/bare-server.ts';
import { bareAnswers } from './bare.queries.ts';

await serveBare(bareAnswers);
