export { abilitiesOf, maySeeLearners } from './access/containers.policy.ts';
export { createContainer } from './create-container.ts';
export { containersRoutes } from './containers.routes.ts';
export {
  containerRows,
  lockContainer,
  selectPage,
  type LoadedContainer,
  type Window,
} from './containers.queries.ts';
export { changeContainer, touchContainer } from './writing.queries.ts';
export { copyContainer } from './copy-container.ts';
export {
  countsOf,
  documentToKeep,
  followSkill,
  requireModel,
  upgradeDocument,
  type DocumentOwner,
  type KeepByType,
} from './documents.ts';
export {
  loadCommented,
  loadContainer,
  loadContainerOf,
  loadEditableContainer,
  loadKnownToLms,
  loadPlayed,
  lockEditableContainer,
  refuseLateChange,
  reopenContainer,
  reopenMoved,
  requireType,
  toOpenedContainer,
} from './load-container.ts';
export { insertOutbox } from './history.queries.ts';
export { refuseIfHeldElsewhere } from './lock/held-elsewhere.ts';
export { locksRoutes } from './lock/locks.routes.ts';
export { moveContainer, moveContainerBack, requireMove } from './move-container.ts';
export { selectOptionalDraft } from './desk/drafts.queries.ts';
export { refuseForDraft, refuseTooManyDrafts } from './desk/holding-draft.ts';
export { sweepBins } from './desk/bin/sweep-bins.ts';
export { countStages } from './desk/stages.queries.ts';
export { isOwnContent } from './desk/own-content.queries.ts';
export { retireContainer, retireEarlier } from './retire-container.ts';
export { recordChange, recordHistory } from './record-history.ts';
export { saveContainer } from './save-container.ts';
export { anchorKnownTo, asKnownTo, revisionsKnownTo, valuesKnownTo } from './access/kept-back.ts';
