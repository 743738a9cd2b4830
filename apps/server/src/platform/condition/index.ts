export { CannotRun } from './cannot-run.ts';
export { makeClockWatch } from './clock-watch.ts';
export { watchCondition, type ConditionWatch } from './condition.ts';
export { faultKindOf } from './fault-kind.ts';
export { refuseClockBehind, startHeartbeat } from './heartbeat.ts';
export { requireWritable } from './require-writable.ts';
export { sentences } from './sentences.ts';
