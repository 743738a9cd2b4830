export { GuidelineDialog } from './guideline-dialog.tsx';
export { roundStages } from './round-stages.ts';
export { questionStages, wordStages, type Stages } from './stages.ts';
export { TutorialDialog } from './tutorial-dialog.tsx';
