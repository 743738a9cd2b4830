import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './create-page.module.css';

interface WideCardProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
}

/** A way to something that is not one of the types that are listed. */
export function WideCard({ to, icon, title, about }: WideCardProps) {
  return (
    <Link to={to} className={`${classes.card} ${classes.wide}`}>
      {icon}
      <span>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text component="span" size="sm" c="dimmed">
          {about}
        </Text>
      </span>
    </Link>
  );
}
