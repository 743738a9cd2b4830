import { Button, FileButton, type ButtonProps } from '@mantine/core';

interface ChooseButtonProps extends ButtonProps {
  /** What the file chooser offers. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly 'data-autofocus'?: boolean;
}

/** A button that opens the file chooser. */
export function ChooseButton({ accept, onFile, ...looks }: ChooseButtonProps) {
  return (
    <FileButton
      onChange={(file) => file && onFile(file)}
      accept={accept}
      // The same file again, mended meanwhile, is a choice too; browsers tell nothing of it otherwise.
      inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
    >
      {(button) => <Button size="sm" {...looks} {...button} />}
    </FileButton>
  );
}
