import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/index.ts';
import { BackTarget } from './back-target.ts';
import { useIsScrolled } from './use-is-scrolled.ts';
import classes from './page-header.module.css';

/** How far a page scrolls before its header casts a shadow (C-1101). */
const shadowAfter = 35;

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line below the title. */
  readonly detail?: ReactNode;
  /** Beside the title: a status badge, the saved indicator. */
  readonly aside?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
  /** On one line, with the title cut where it has no room. */
  readonly isSlim?: boolean;
  /** Places these tools below the title: the header keeps its height, however many buttons come and go. */
  readonly isSteady?: boolean;
}

/** A page's heading with its back button and its actions; sticky (C-244). */
export function PageHeader(props: PageHeaderProps) {
  const { title, detail, aside, children, isSlim = false, isSteady = false } = props;
  const t = useText();
  const back = useContext(BackTarget);
  const isRaised = useIsScrolled(shadowAfter);
  const header = useHeightProperty();
  return (
    <div
      ref={header}
      className={classes.header}
      data-page-header
      data-raised={isRaised || undefined}
      data-slim={isSlim || undefined}
      data-steady={isSteady || undefined}
    >
      {back !== null && (
        <ActionIcon
          component={Link}
          to={back}
          variant="subtle"
          color="ink"
          size="lg"
          aria-label={t('common:back')}
        >
          <IconArrowLeft size={20} data-points />
        </ActionIcon>
      )}
      <div className={classes.words}>
        <Group gap={isSlim ? 6 : 'xs'} className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {aside}
        </Group>
        {detail !== undefined && (
          <Text size="sm" c="dimmed" component="div" className={classes.detail}>
            {detail}
          </Text>
        )}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

const heightName = '--page-header-height';
let headers = 0;

/** Sets a custom property to the header's height: what is sticky below it starts there. */
function useHeightProperty() {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight)}px`;
      // Setting it again would recalculate the styles of the whole page.
      if (style.getPropertyValue(heightName) !== height) style.setProperty(heightName, height);
    });
    observer.observe(element);
    headers += 1;
    return () => {
      observer.disconnect();
      headers -= 1;
      // Often the next page's header mounts at once.
      setTimeout(() => {
        if (headers === 0) style.removeProperty(heightName);
      });
    };
  }, []);
  return header;
}
