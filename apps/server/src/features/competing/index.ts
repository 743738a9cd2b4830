export { boardCountLimits } from './places.ts';
export { competingRoutes } from './competing.routes.ts';
export { competitionCounter } from './counting/competition-counter.ts';
export { enter } from './entering/enter.ts';
export { sweepCompetitors } from './entering/sweep-competitors.ts';
export { registerCertificates } from './certificates/register-certificates.ts';
