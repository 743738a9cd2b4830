export { GuidelineDialog } from './guideline-dialog.tsx';
export { TutorialDialog } from './tutorial-dialog.tsx';
