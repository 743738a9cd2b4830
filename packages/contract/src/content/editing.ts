/** The problems of any change of a container. */
export const editing = [
  'container.not_found',
  'container.forbidden',
  'container.read_only',
  'container.locked',
] as const;

/** The problems of a document that is saved or suggested as a whole. */
export const writing = [...editing, 'container.changed_meanwhile', 'container.invalid_document'] as const;
