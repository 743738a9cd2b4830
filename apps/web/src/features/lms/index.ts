export { useLmsContext } from './use-lms-context.ts';
