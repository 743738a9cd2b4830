import type { ReactNode } from 'react';
import { FieldMark } from '../../features/review/index.ts';
import classes from './assessment.module.css';

interface FactsProps {
  readonly facts: readonly {
    readonly name: string;
    readonly value: ReactNode;
    /** The path of its field, for comments. */
    readonly path?: readonly string[];
  }[];
}

/** Names with what they are, one below the other. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, path }) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.ruleHead}>
            {name}
            {path && <FieldMark path={path} label={name} />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
