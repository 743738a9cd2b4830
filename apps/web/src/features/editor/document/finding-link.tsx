import { Anchor, type AnchorProps } from '@mantine/core';
import type { Finding } from '@takhti/domain';
import classes from './field-error.module.css';
import { useFindingLine } from './finding-text.ts';

interface FindingLinkProps extends AnchorProps {
  readonly finding: Finding;
  readonly onClick: () => void;
}

/** A finding, as a button that leads to its field. */
export function FindingLink({ finding, onClick, ...look }: FindingLinkProps) {
  const lineOf = useFindingLine();
  return (
    <Anchor
      component="button"
      type="button"
      ta="start"
      underline="always"
      className={classes.link}
      onClick={onClick}
      {...look}
    >
      {lineOf(finding)}
    </Anchor>
  );
}
