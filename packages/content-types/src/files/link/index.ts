// Free of schemas: what pages of learners need.
export { leadsTo } from './leads-to.ts';
