// Free of schemas: what pages of learners need.
export { packageBase } from './package-address.ts';
