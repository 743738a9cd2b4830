import { Button, FileButton, type ButtonProps } from '@mantine/core';

interface ChooseButtonProps extends ButtonProps {
  /** The types in the file chooser. */
  readonly accept: string;
  /** Called for each file that was chosen. */
  readonly onFile: (file: File) => void;
  /** Whether several can be chosen at once. */
  readonly isMultiple?: boolean | undefined;
  readonly 'data-autofocus'?: boolean;
}

/** A button that opens the file chooser. */
export function ChooseButton({ accept, onFile, isMultiple = false, ...looks }: ChooseButtonProps) {
  return (
    <FileButton
      multiple={isMultiple}
      onChange={(chosen: File | File[] | null) => {
        for (const file of chosen === null ? [] : [chosen].flat()) onFile(file);
      }}
      accept={accept}
      // Clears the value: browsers report no change when the same file is chosen again, as after a correction.
      inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
    >
      {(button) => <Button size="sm" {...looks} {...button} />}
    </FileButton>
  );
}
