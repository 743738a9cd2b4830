import { Menu, type MenuProps } from '@mantine/core';
import {
  cloneElement,
  useId,
  useState,
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { TargetProxy } from '../../performance/target-proxy.tsx';

interface ButtonMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** Opens the menu; takes the attributes of a button. */
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** The entries. */
  readonly children: ReactNode;
}

/**
 * A button with a menu, which is mounted when the pointer or the focus reaches the button: the library renders each one twice
 * before the page shows, and a page has many that nobody opens.
 */
export function ButtonMenu({ button, children, ...look }: ButtonMenuProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const attributes: ButtonHTMLAttributes<HTMLButtonElement> = {
    id: `${id}-target`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onPointerEnter: (event) => setTarget(event.currentTarget),
    onFocus: (event) => setTarget(event.currentTarget),
    onClick(event) {
      setTarget(event.currentTarget);
      setOpen(!isOpen);
    },
  };
  return (
    <>
      {cloneElement(button, attributes)}
      {target && (
        <Menu id={id} opened={isOpen} onChange={setOpen} {...look}>
          <Menu.Target>
            <TargetProxy element={target} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
