import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  readonly isMain?: boolean;
  readonly icon?: IconName;
  /** After the word, for what leads on. */
  readonly iconAtEnd?: IconName;
};

/** A button of finger size. */
export function Button({ isMain = false, icon, iconAtEnd, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={isMain ? 'button button-main' : 'button'} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {iconAtEnd !== undefined && <Icon name={iconAtEnd} />}
    </button>
  );
}
