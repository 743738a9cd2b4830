import classes from '../rich-text.module.css';
import { BlankButton } from './blank-button.tsx';

/** The tools of a field with blanks while nobody writes in it: its frame stays, so that nothing moves when somebody does. */
export function RestingTools() {
  return (
    <div className={classes.toolbar}>
      <BlankButton />
    </div>
  );
}
