export { questionDoc, type TestPerson } from './factories.ts';
export { gameDoc, playedState } from './game-doc.ts';
export type { TestFile } from './multipart.ts';
export { makeTestApp, type TestApp } from './test-app.ts';
